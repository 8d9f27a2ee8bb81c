// Makes the client's key, and shows it this once.
import { Button, Code, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useVisitor } from '../../lib/session.ts';
import { ErrorNote } from '../error-note.tsx';
import { NewKeyNote } from '../keys/new-key-note.tsx';
import { keyQuery, useNewKey } from '../keys/use-key.ts';
import { TextLink } from '../links.tsx';
import { Loaded, SkeletonLines } from '../loaded.tsx';

/** @param apiKey the whole key, after it was made here. */
export function KeyStep({ apiKey, onMade }: { apiKey: string | undefined; onMade: (apiKey: string) => void }) {
  const query = useQuery(keyQuery);
  const making = useNewKey(({ api_key }) => onMade(api_key));
  const isOwner = useVisitor().role === 'owner';
  if (apiKey) return <NewKeyNote apiKey={apiKey} />;
  return (
    <Loaded query={query} skeleton={<SkeletonLines count={1} />}>
      {({ key }) => {
        if (key) {
          return (
            <Text size="sm">
              There is one: it begins with <Code>{key.prefix}</Code>. <TextLink to="/keys">Replace it</TextLink> if it
              was lost.
            </Text>
          );
        }
        if (!isOwner) return <Text size="sm">Ask an owner of your team to create it.</Text>;
        return (
          <>
            <Button loading={making.isPending} onClick={() => making.mutate(null)}>
              Create the key
            </Button>
            <ErrorNote error={making.error} title="The key could not be made" />
          </>
        );
      }}
    </Loaded>
  );
}
