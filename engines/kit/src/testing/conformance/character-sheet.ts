// The conformance suite of the character sheet port.
import { expect, test } from 'vitest';
import { once } from '../../once.ts';
import type { CharacterSheetPort } from '../../ports/character-sheet.ts';
import type { LocalFile, StepContext } from '../../step-context.ts';
import { pictureDistance } from '../picture-distance.ts';
import { portraitFile } from '../portraits.ts';
import { type CreateStepContext, createFacelessPicture, expectAborted, expectPng, rejected } from './checks.ts';

const photo = portraitFile as LocalFile;

/**
 * Registers the tests of a character sheet port.
 *
 * @param findsFaces false for an engine whose provider judges photos, so that only the provider can reject one
 */
export function testCharacterSheetPort(
  port: CharacterSheetPort,
  createContext: CreateStepContext,
  { findsFaces = true }: { findsFaces?: boolean } = {},
): void {
  const describe = (ctx: StepContext, recastAttempt = 0) =>
    port.fromDescription({ description: 'A baker with short grey hair', references: [], recastAttempt }, ctx);
  const described = once(async () => describe(await createContext()));

  test('a description returns a sheet, a portrait, a text and a likeness within the size limit', async () => {
    const { sheet, portrait, sheetText, likeness } = await described();
    await expectPng(sheet);
    await expectPng(portrait);
    expect(sheetText).toMatch(/\w/);
    expect(JSON.stringify(likeness.json).length).toBeLessThan(16_000);
  });

  test('the same description returns the same person, and another attempt a different one', async () => {
    // Each in a step of its own, because a step has at most one remote operation.
    const [one, again, other] = [
      await described(),
      await describe(await createContext()),
      await describe(await createContext(), 1),
    ];
    expect((await expectPng(one.sheet)).bytes.equals((await expectPng(again.sheet)).bytes)).toBe(true);
    expect((await expectPng(one.sheet)).bytes.equals((await expectPng(other.sheet)).bytes)).toBe(false);
  });

  test('a photo of a person returns a PNG and a text, even if another photo is missing', async () => {
    const ctx = await createContext();
    await port.validate?.(photo, ctx);
    const { sheet, portrait, sheetText } = await port.fromPhotos(
      { photos: [null, photo], editInstructions: undefined },
      ctx,
    );
    await expectPng(sheet);
    await expectPng(portrait);
    expect(sheetText).toMatch(/\w/);
  });

  test.runIf(port.stock)('stock presenters have ids of their own, and one looks like its portrait', async () => {
    const stock = port.stock!;
    expect(new Set(stock.map(({ id }) => id)).size).toBe(stock.length);
    for (const { id, name, description } of stock) {
      expect(id).toMatch(/^[a-z0-9-]{1,40}$/);
      expect([name, description].every((text) => text.trim() !== '')).toBe(true);
    }
    const { description, portrait } = stock[0]!;
    const drawn = await port.fromDescription({ description, references: [], recastAttempt: 0 }, await createContext());
    expect(await pictureDistance(drawn.portrait, portrait)).toBeLessThan(0.03);
  });

  test.runIf(findsFaces)('a picture without a face is rejected', async () => {
    const ctx = await createContext();
    const picture = await createFacelessPicture(ctx);
    await expect(port.validate!(picture, ctx)).rejects.toMatchObject(rejected);
    const drawing = port.fromPhotos({ photos: [picture], editInstructions: undefined }, ctx);
    await expect(drawing).rejects.toMatchObject(rejected);
  });

  test('drawing is aborted with its step', () => expectAborted(createContext, (ctx) => describe(ctx)));
}
