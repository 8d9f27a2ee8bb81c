// The conformance suite of the first frame port.
import { expect, test } from 'vitest';
import { once } from '../../once.ts';
import type { FirstFramePort } from '../../ports/first-frame.ts';
import type { Presenter } from '../../ports/presenter.ts';
import type { StepContext } from '../../step-context.ts';
import { testPresenter } from '../presenters.ts';
import { type CreateStepContext, expectAborted, expectPng } from './checks.ts';

/**
 * Registers the tests of a first frame port.
 *
 * @param presenter returns a presenter; by default, one of another engine
 */
export function testFirstFramePort(
  port: FirstFramePort,
  createContext: CreateStepContext,
  presenter: (ctx: StepContext) => Promise<Presenter> = async () => testPresenter(),
): void {
  const scene = 'in a bright kitchen';
  const draw = async () => {
    const ctx = await createContext();
    return port.draw({ presenter: await presenter(ctx), scene }, ctx);
  };
  const drawn = once(draw);

  test('a first frame is a vertical PNG with a recipe within the size limit', async () => {
    const { image, recipe } = await drawn();
    expect(await expectPng(image)).toMatchObject({ width: 720, height: 1280 });
    expect(JSON.stringify(recipe.json).length).toBeLessThan(16_000);
  });

  test('the same person and scene return the same picture', async () => {
    const [one, two] = [await drawn(), await draw()];
    expect((await expectPng(one.image)).bytes.equals((await expectPng(two.image)).bytes)).toBe(true);
  });

  test('drawing is aborted with its step', async () => {
    const person = await presenter(await createContext());
    await expectAborted(createContext, (ctx) => port.draw({ presenter: person, scene }, ctx));
  });
}
