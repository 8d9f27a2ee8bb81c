// A table whose rows become cards on a phone, with each value after the name of its column. A click anywhere on a row follows its link or
// button with `data-opens-row`.
import { Paper, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Aligns the column to the right, for numbers. */
  right?: boolean;
  /** Understood without the name of the column, which a phone leaves out. */
  plain?: boolean;
  /** Stands at the right of the first value on a phone, without its name. At most one column. */
  main?: boolean;
  /** The name is for screen readers only, e.g. for a column of buttons. */
  hiddenName?: boolean;
}

interface DataTableProps<Row> {
  /** What the table shows, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

export function DataTable<Row>({ label, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    // Can be scrolled with the keyboard, where the table is wider than the page.
    <Paper p={0} className={classes.frame} tabIndex={0} role="group" aria-label={label}>
      <Table aria-label={label} verticalSpacing="sm" horizontalSpacing="lg" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ name, right, hiddenName }) => (
              <Table.Th key={name} ta={right ? 'right' : undefined}>
                {hiddenName ? <span className={classes.unseen}>{name}</span> : name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={rowKey(row)}>
              {columns.map(({ name, cell, right, main, plain, hiddenName }) => (
                <Table.Td
                  key={name}
                  data-name={hiddenName || main || plain ? '' : name}
                  data-right={right || undefined}
                  data-main={main || undefined}
                  data-end={(hiddenName && right) || undefined}
                >
                  <div className={classes.value}>{cell(row)}</div>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}
