// Everything that stands around the pages: theme, queries, notes, routes.
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../lib/query.ts';
import { Notes } from './notes.tsx';
import { router } from './routes.tsx';
import { cssVariables, theme } from './theme.ts';

export function App() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Notes />
      </QueryClientProvider>
    </MantineProvider>
  );
}
