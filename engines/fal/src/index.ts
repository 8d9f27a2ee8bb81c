// The engine for the models of fal.ai: presenters, first frames, talking heads, lipsync and scene clips.
import { defineEngine } from '@greenroom/engine-kit/engine';
import { connect } from './client/connection.ts';
import { cancel } from './client/queue.ts';
import { FAL } from './client/run-model.ts';
import { rates } from './models/rates.ts';
import { createPorts } from './ports/create-ports.ts';
import { settings } from './settings.ts';

export const engine = defineEngine({
  name: FAL,
  settings,
  enabledBy: ['FAL_KEY'],
  rates,
  async create(values, { http }) {
    const connection = connect(values);
    const { FAL_CONCURRENCY } = values;
    return {
      ...createPorts(connection),
      ...(FAL_CONCURRENCY === undefined ? {} : { maxConcurrentCalls: FAL_CONCURRENCY }),
      cancelOperation: (ref, signal) => cancel(ref, { connection, http }, signal),
    };
  },
});
