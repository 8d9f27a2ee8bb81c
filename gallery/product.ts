// Draws a jar of honey as the example product.
import { createCanvas } from '@napi-rs/canvas';

export const productPicture = async (): Promise<Buffer> => {
  const canvas = createCanvas(900, 1100);
  const pen = canvas.getContext('2d');
  const amber = pen.createLinearGradient(180, 0, 720, 0);
  for (const [stop, colour] of [
    [0, '#a85a10'],
    [0.3, '#f0a830'],
    [0.7, '#d98a18'],
    [1, '#8a4608'],
  ] as const)
    amber.addColorStop(stop, colour);
  pen.fillStyle = amber;
  pen.beginPath();
  pen.roundRect(180, 260, 540, 720, 90);
  pen.fill();
  pen.fillStyle = '#3a2a1c';
  pen.beginPath();
  pen.roundRect(220, 130, 460, 150, 30);
  pen.fill();
  pen.fillStyle = '#fff6e2';
  pen.beginPath();
  pen.roundRect(250, 480, 400, 300, 24);
  pen.fill();
  pen.fillStyle = '#6a3c10';
  pen.textAlign = 'center';
  pen.font = 'bold 92px serif';
  pen.fillText('River', 450, 610);
  pen.font = '60px serif';
  pen.fillText('honey', 450, 700);
  return canvas.encode('png');
};
