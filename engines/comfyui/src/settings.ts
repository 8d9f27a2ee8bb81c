// The engine's environment variables.
import { setting } from '@greenroom/engine-kit/settings';
import { z } from 'zod';

/** An http or https URL without a query and without credentials, which the HTTP client does not accept. */
function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text) || /[?#]/.test(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

export const settings = z.object({
  COMFYUI_URL: setting(z.string().refine(isBaseUrl).optional(), {
    form: 'an http or https URL without a query and without a password',
    about:
      'The ComfyUI server, such as `http://127.0.0.1:8188`. ComfyUI has no authentication, so only Greenroom and you should reach it.',
    default: 'none: the engine is off',
  }),
  COMFYUI_GRAPHS: setting(z.string().min(1).optional(), {
    form: 'the path of a folder',
    about:
      'Your graphs, each exported with Workflow > Export (API): `first_frame.json`, `talking_head.json`, `lipsync.json`, `scene_clip.json`, `character_sheet.json` and `character_sheet_from_photo.json`. The engine offers what the folder has. Node titles such as `greenroom:prompt` mark the inputs that Greenroom fills in.',
    default: 'none: the engine is off',
  }),
  COMFYUI_CONCURRENT_CALLS: setting(z.coerce.number().int().min(1).max(100).default(2), {
    form: 'a whole number from 1 to 100',
    about:
      'Graphs that ComfyUI has queued or running at once, for all processes together. ComfyUI runs one at a time; with 2, the next one is uploaded meanwhile.',
    default: '2',
  }),
});

export type ComfyuiSettings = z.output<typeof settings>;
