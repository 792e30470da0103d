// Written by `npm run theme` from libs/ui/theme.json.
export const colours = {
  ink: '#15272c',
  quiet: '#48595e',
  brand: '#0b4f4a',
  accent: '#e9b567',
  line: '#c9d3d9',
  band: '#eef3f5',
} as const;
