/** Under which a tab keeps what a mailed link carried, until the server has answered it. */
export const keptProof = 'statewise.proof';
