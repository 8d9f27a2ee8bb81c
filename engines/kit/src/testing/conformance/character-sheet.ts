// What every character-sheet port must do.
import { expect, test } from 'vitest';
import type { CharacterSheetPort } from '../../ports/character-sheet.ts';
import type { LocalFile, StepContext } from '../../step-context.ts';
import { portraitFile } from '../portraits.ts';
import { type CreateStepContext, expectAborted, expectPng, givenWall, rejected } from './checks.ts';

const photo = portraitFile as LocalFile;

export function testCharacterSheetPort(port: CharacterSheetPort, createContext: CreateStepContext): void {
  const describe = (ctx: StepContext, recastAttempt = 0) =>
    port.fromDescription({ description: 'A baker with short grey hair', references: [], recastAttempt }, ctx);

  test('a description becomes a PNG, a text and a likeness that fits a row', async () => {
    const { sheet, sheetText, likeness } = await describe(await createContext());
    await expectPng(sheet);
    expect(sheetText).toMatch(/\w/);
    expect(JSON.stringify(likeness.json).length).toBeLessThan(16_000);
  });

  test('the same words are the same person, and another attempt is another', async () => {
    const ctx = await createContext();
    const [one, again, other] = [await describe(ctx), await describe(ctx), await describe(ctx, 1)];
    expect((await expectPng(one.sheet)).bytes.equals((await expectPng(again.sheet)).bytes)).toBe(true);
    expect(other.likeness.json).not.toEqual(one.likeness.json);
  });

  test('a photo of a person becomes a PNG and a text, whichever photo is missing', async () => {
    const ctx = await createContext();
    await port.validate(photo, ctx);
    const { sheet, sheetText } = await port.fromPhotos({ photos: [null, photo], editInstructions: undefined }, ctx);
    await expectPng(sheet);
    expect(sheetText).toMatch(/\w/);
  });

  test('a picture in which nobody is, is rejected', async () => {
    const ctx = await createContext();
    const wall = await givenWall(ctx);
    await expect(port.validate(wall, ctx)).rejects.toMatchObject(rejected);
    const drawing = port.fromPhotos({ photos: [wall], editInstructions: undefined }, ctx);
    await expect(drawing).rejects.toMatchObject(rejected);
  });

  test('drawing stops with its step', () => expectAborted(createContext, (ctx) => describe(ctx)));
}
