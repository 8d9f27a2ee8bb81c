// Applies what the address asks for, once: the settings of a video (`?from=…`), a template, a script, a presenter or a voice.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { get } from '../../../lib/http.ts';
import { useUrlState } from '../../../lib/url-state.ts';
import { type Draft, emptyDraft } from '../draft.ts';
import { draftFromRequest } from '../draft-from-request.ts';
import type { Update } from './draft-session.ts';

interface Actions {
  /** Undefined while there is no draft to change. */
  update: Update | undefined;
  /** The draft was ordered as it is: a presenter or a voice begins another video. */
  isOrdered: boolean;
  /** Opens a new draft, which the visitor wrote or which is somebody else's words so far. */
  open(draft: Draft, isWritten: boolean): void;
}

/** The templates are loaded only then. An unknown one changes nothing. */
const findTemplate = async (id: string): Promise<Partial<Draft>> => {
  const { templates } = await import('../templates/templates.ts');
  return templates.find((template) => template.id === id)?.draft ?? {};
};

/** Returns the error if the video or the template cannot be loaded. */
export function useAddress({ update, isOrdered, open }: Actions): Error | null {
  const [{ from, template, script, presenter, voice }, setSearch] = useUrlState({
    from: '',
    template: '',
    script: '',
    presenter: '',
    voice: '',
  });
  const { data, error } = useQuery({
    queryKey: ['/jobs', from],
    queryFn: ({ signal }) => get<JobDetail>(`/jobs/${encodeURIComponent(from)}`, { signal }),
    enabled: from !== '',
  });
  const picked = useQuery({
    queryKey: ['template', template],
    queryFn: () => findTemplate(template),
    enabled: template !== '',
  });
  // Until the address has changed, the effect runs again with each change of the draft.
  const applied = useRef('');
  useEffect(() => {
    const asked = from || template || script || presenter || voice;
    if (asked === '') applied.current = '';
    if (asked === applied.current || !update || (from !== '' && !data) || (template !== '' && !picked.data)) return;
    applied.current = asked;
    if (data?.request) open(draftFromRequest(data.request), false);
    if (picked.data?.script) open({ ...emptyDraft, ...picked.data }, false);
    if (script) open({ ...emptyDraft, script }, true);
    const choose = (change: Partial<Draft>) => (isOrdered ? open({ ...emptyDraft, ...change }, false) : update(change));
    if (presenter) choose({ characterId: presenter });
    if (voice) choose({ voiceId: voice, audioSource: 'script' });
    setSearch({ from: '', template: '', script: '', presenter: '', voice: '' });
  });
  return error ?? picked.error;
}
