/** Handles the failure of looking at a file or folder: `otherwise` where there is none; throws any other. */
export const ifAbsent =
  <T>(otherwise: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  };
