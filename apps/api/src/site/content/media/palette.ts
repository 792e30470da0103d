/** The calm colours that the illustrations share. */
export const colour = {
  night: '#123a4d',
  sea: '#1f6f78',
  mint: '#8fc8b8',
  sky: '#d9ecec',
  sand: '#f4e9d8',
  sun: '#f0b65a',
  coral: '#d9795d',
  white: '#ffffff',
} as const;

/** Wraps shapes into a picture of 640 by 400 on a soft ground. */
export function scene(ground: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400"><rect width="640" height="400" fill="${ground}"/>${shapes}</svg>`;
}

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width = 8) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
