// Tests that jobs which return from waiting get slots before new ones, and that slots are never exceeded.
import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

const { signal } = new AbortController();

test('a returning job waits for a slot and gets it before a new one', async () => {
  const slots = createSlots(1);
  const waiting = slots.take();
  waiting.release();
  const working = slots.take();
  expect(slots.free).toBe(0);
  const returned = waiting.retake(signal);
  working.release();
  expect(slots.free).toBe(0);
  await returned;
  expect([waiting.held, working.held]).toEqual([true, false]);
});

test('two steps of one job that return together take one slot', async () => {
  const slots = createSlots(2);
  const slot = slots.take();
  slot.release();
  await Promise.all([slot.retake(signal), slot.retake(signal)]);
  expect(slots.free).toBe(1);
  slot.release();
  slot.release();
  expect(slots.free).toBe(2);
});

test('a job that is stopped while it waits to return takes no slot from others', async () => {
  const slots = createSlots(1);
  const [stopped, control] = [slots.take(), new AbortController()];
  stopped.release();
  const working = slots.take();
  const returned = stopped.retake(control.signal);
  control.abort(new Error('The job was closed.'));
  await expect(returned).rejects.toThrow('The job was closed.');
  working.release();
  expect(slots.free).toBe(1);
});
