// The wire schemas of the studio's drafts: list, load, save and delete.
import { z } from 'zod';
import { dateTime, isStorable, text, uuid } from '../text.ts';
import { MAX_DRAFT_NAME_LENGTH } from './draft-limits.ts';

/** As JSON. Far more than a video may have, so that a script that is too long is not lost. */
const MAX_CONTENT_LENGTH = 200_000;

export const DraftPath = z.object({ id: uuid() });

/** As listed: some lines of a card. */
export const EXCERPT_LENGTH = 200;

/**
 * The fields of the studio's form. Only the page knows them, and drops invalid ones when it opens the draft; the list shows its `script`,
 * its `mode`, its `characterId`, its `setting` or `story` and the `url` of its `preview`.
 */
const content = z
  .record(z.string(), z.unknown())
  .refine((fields) => isStorable(fields), 'must not contain NUL or unpaired surrogates')
  .refine(
    (fields) => JSON.stringify(fields).length <= MAX_CONTENT_LENGTH,
    `must be at most ${MAX_CONTENT_LENGTH} characters`,
  );

const draft = { id: z.string(), name: z.string(), updated_at: dateTime() };

export const DraftSummary = z.object({
  ...draft,
  excerpt: z.string().describe(`The first ${EXCERPT_LENGTH} characters of its script; empty if it has none.`),
  mode: z.string().nullable().describe('As its page stored it.'),
  character_id: z.string().nullable().describe('Its presenter, which may have been deleted.'),
  idea: z
    .string()
    .describe('What a picture of how it starts is drawn from: its setting, or its story in scenes; perhaps empty.'),
  picture_url: z.url().nullable().describe('How its video starts; null if no such picture is stored.'),
});
export type DraftSummary = z.infer<typeof DraftSummary>;

/** Response of GET /drafts: all of them, latest change first. */
export const Drafts = z.object({ items: z.array(DraftSummary) });
export type Drafts = z.infer<typeof Drafts>;

/** Response of GET /drafts/{id}, and of DELETE /drafts/{id}, so that a deletion can be undone. */
export const StoredDraft = z.object({
  ...draft,
  version: z.string(),
  content: z.record(z.string(), z.unknown()),
});
export type StoredDraft = z.infer<typeof StoredDraft>;

/** Body of POST /drafts/{id}. A repeated request has the same version and changes nothing. */
export const SavedDraft = z.object({
  version: uuid().describe('New for each save.'),
  replaces: uuid()
    .nullable()
    .describe('The version that was changed; null for a new draft. Another one in its place is never overwritten.'),
  name: text(MAX_DRAFT_NAME_LENGTH),
  content,
});
export type SavedDraft = z.input<typeof SavedDraft>;
