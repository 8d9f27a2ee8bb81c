// Draws a jar of honey as the example product.
import { createCanvas } from '@napi-rs/canvas';

export const productPicture = async (): Promise<Buffer> => {
  const canvas = createCanvas(900, 1100);
  const context = canvas.getContext('2d');
  const amber = context.createLinearGradient(180, 0, 720, 0);
  for (const [stop, colour] of [
    [0, '#a85a10'],
    [0.3, '#f0a830'],
    [0.7, '#d98a18'],
    [1, '#8a4608'],
  ] as const)
    amber.addColorStop(stop, colour);
  context.fillStyle = amber;
  context.beginPath();
  context.roundRect(180, 260, 540, 720, 90);
  context.fill();
  context.fillStyle = '#3a2a1c';
  context.beginPath();
  context.roundRect(220, 130, 460, 150, 30);
  context.fill();
  context.fillStyle = '#fff6e2';
  context.beginPath();
  context.roundRect(250, 480, 400, 300, 24);
  context.fill();
  context.fillStyle = '#6a3c10';
  context.textAlign = 'center';
  context.font = 'bold 92px serif';
  context.fillText('River', 450, 610);
  context.font = '60px serif';
  context.fillText('honey', 450, 700);
  return canvas.encode('png');
};
