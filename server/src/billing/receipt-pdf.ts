// Draws a receipt as a PDF page in a task process.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@greenroom/contract/dashboard/languages';
import type { Receipt } from '@greenroom/contract/dashboard/receipts';
import type { LocalFile, StepContext, Task } from '@greenroom/engine-kit/step-context';

export type ReceiptPdfInput = { receipt: Receipt; language: Language; file: LocalFile };

const receiptPdf: Task<ReceiptPdfInput, null> = {
  module: new URL('./receipt-pdf.task.ts', import.meta.url),
  limits: { cpuSeconds: 10, timeoutSeconds: 30, memoryMb: 600, fileMb: 4 },
};

export async function drawReceipt(
  receipt: Receipt,
  language: Language,
  ctx: Pick<StepContext, 'runTask' | 'dir'>,
): Promise<Buffer> {
  const file = join(ctx.dir, 'receipt.pdf') as LocalFile;
  await ctx.runTask(receiptPdf, { receipt, language, file });
  return readFile(file);
}
