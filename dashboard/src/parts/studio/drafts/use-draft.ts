// The draft that this tab edits, kept up to date with the service.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { draftServer } from './draft-server.ts';
import { DraftSession, type DraftState } from './draft-session.ts';
import { localCopies } from './local-copies.ts';

/** By client. They remain while other pages are open, so that saving goes on. */
const sessions = new Map<string, DraftSession>();

function sessionOf(client: string): DraftSession {
  const session = sessions.get(client) ?? new DraftSession(draftServer, localCopies(client));
  sessions.set(client, session);
  return session;
}

export function useDraft(client: string): { session: DraftSession; state: DraftState } {
  const [session] = useState(() => sessionOf(client));
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => {
    const refresh = () => void session.refresh();
    const save = () => void session.flush();
    refresh();
    window.addEventListener('focus', refresh);
    window.addEventListener('online', save);
    return () => {
      window.removeEventListener('focus', refresh);
      window.removeEventListener('online', save);
    };
  }, [session]);
  return { session, state };
}
