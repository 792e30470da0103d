import { layoutOf } from '../../components/chart/chart-engine.js';
import { chartSvg, type ChartColours } from '../../components/chart/chart-svg.js';
import type { OpenChart } from '../../components/use-chart.js';

const colours: ChartColours = {
  paper: '#ffffff',
  surface: '#ffffff',
  ink: '#15272c',
  soft: '#48595e',
  line: '#ddd8cc',
  strong: '#74837f',
};

/** A chart as a picture that other programs read. */
export async function fileOf({ description, title }: OpenChart, format: 'PNG' | 'SVG'): Promise<Blob> {
  const svg = new Blob([chartSvg(await layoutOf(description), title, colours)], { type: 'image/svg+xml' });
  return format === 'SVG' ? svg : pngOf(svg);
}

/** A picture twice as sharp as it is large. */
async function pngOf(svg: Blob): Promise<Blob> {
  const address = `data:image/svg+xml;base64,${btoa(String.fromCodePoint(...new Uint8Array(await svg.arrayBuffer())))}`;
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * 2;
  canvas.height = image.naturalHeight * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))), 'image/png');
  });
}
