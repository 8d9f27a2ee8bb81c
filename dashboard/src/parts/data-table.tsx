// A table whose rows become cards on a phone: the first value as the title, below it small values in one line, and the others each beside
// the name of its column. A click anywhere on a row follows its link or button with `data-opens-row`.
import { Paper, Table } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useIsPhone } from '../lib/use-is-phone.ts';
import classes from './data-table.module.css';

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Aligns the column to the right, for numbers. */
  right?: boolean;
  /** Stands at the right of the first value on a phone, without its name, e.g. an amount or a status. At most one column. */
  main?: boolean;
  /**
   * The value in the line of small values on a phone, where the name is for screen readers only: "balance 3,178". Empty: left out.
   * Without it, the value has a line of its own.
   */
  inline?: (row: Row) => ReactNode;
  /** Gets the room that the other columns do not need; otherwise the first column does. */
  wide?: boolean;
  /** The name is for screen readers only: a column of buttons. */
  hiddenName?: boolean;
}

interface DataTableProps<Row> {
  /** What the table shows, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Below a row, across all columns. */
  note?: (row: Row) => ReactNode;
}

export function DataTable<Row>({ label, columns, rows, rowKey, note }: DataTableProps<Row>) {
  const isPhone = useIsPhone();
  const inLine = isPhone ? columns.filter(({ inline }) => inline) : [];
  return (
    // Can be scrolled with the keyboard, where the table is wider than the page.
    <Paper p={0} className={classes.frame} tabIndex={0} role="group" aria-label={label}>
      <Table aria-label={label} verticalSpacing="sm" horizontalSpacing="lg" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ name, right, wide, hiddenName }) => (
              <Table.Th key={name} ta={right ? 'right' : undefined} data-wide={wide || undefined}>
                {hiddenName ? <span className={classes.unseen}>{name}</span> : name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => {
            const below = note?.(row);
            return (
              <Fragment key={rowKey(row)}>
                <Table.Tr>
                  {columns.map(({ name, cell, right, main, hiddenName, inline }) =>
                    isPhone && inline ? null : (
                      <Table.Td
                        key={name}
                        data-name={hiddenName || main ? '' : name}
                        data-right={right || undefined}
                        data-main={main || undefined}
                        data-end={hiddenName || undefined}
                      >
                        <div className={classes.value}>{cell(row)}</div>
                      </Table.Td>
                    ),
                  )}
                  {inLine.length > 0 && (
                    <Table.Td data-line>
                      <SmallValues columns={inLine} row={row} />
                    </Table.Td>
                  )}
                </Table.Tr>
                {below && (
                  <Table.Tr className={classes.note}>
                    <Table.Td colSpan={columns.length}>{below}</Table.Td>
                  </Table.Tr>
                )}
              </Fragment>
            );
          })}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

function SmallValues<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const values = columns.map(({ name, inline }) => ({ name, value: inline?.(row) })).filter(({ value }) => value);
  return (
    <div className={classes.smallValues}>
      {values.map(({ name, value }) => (
        <div key={name}>
          <span className={classes.unseen}>{name}: </span>
          {value}
        </div>
      ))}
    </div>
  );
}
