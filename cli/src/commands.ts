// The table of commands.
import type { Command } from './command.ts';
import { batchCommand } from './commands/batch.ts';
import { characterCommands } from './commands/characters.ts';
import { fileCommands } from './commands/files.ts';
import { usageCommands } from './commands/usage.ts';
import { videoCommands } from './commands/videos.ts';
import { voiceCommands } from './commands/voices.ts';
import { completionCommand } from './completion.ts';
import { loginCommand } from './login.ts';

export const commands: readonly Command[] = [
  ...videoCommands,
  batchCommand,
  ...characterCommands,
  ...voiceCommands,
  ...fileCommands,
  ...usageCommands,
  loginCommand,
  completionCommand,
];
