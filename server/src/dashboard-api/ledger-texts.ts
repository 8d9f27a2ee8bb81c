// The words of the ledger's CSV in each language: those of the ledger page.
import type { Language } from '@greenroom/contract/dashboard/languages';
import type { LedgerEntryKind } from '@greenroom/contract/dashboard/ledger';

export interface LedgerTexts {
  fileName: string;
  /** Without commas. */
  columns: readonly string[];
  kinds: Readonly<Record<LedgerEntryKind, string>>;
  /** Translates a reason that the service gave; one that somebody wrote stays as it is. */
  reason(reason: string): string;
}

const spanishReasons: Readonly<Record<string, string>> = {
  'reserved for an order': 'reservados para un pedido',
  'charged for an order': 'cobrados por un pedido',
  'unused credits of an order': 'créditos no usados de un pedido',
  'charged before this top-up': 'cobrados antes de esta recarga',
  'starting credits': 'créditos iniciales',
};

export const ledgerTexts: Readonly<Record<Language, LedgerTexts>> = {
  en: {
    fileName: 'greenroom-ledger.csv',
    columns: [
      'ID',
      'Date (UTC)',
      'Type',
      'Reason',
      'Job',
      'Title',
      'Available',
      'Reserved',
      'Charged',
      'Debt',
      'Balance',
    ],
    kinds: {
      grant: 'Top-up',
      hold: 'Reserved',
      charge: 'Charged',
      release: 'Returned',
      withdraw: 'Removed',
      clawback: 'Debt',
      repay: 'Recovered',
      settle: 'Debt paid',
      restore: 'Restored',
      earned: 'Settled',
    },
    reason: (reason) => reason,
  },
  es: {
    fileName: 'greenroom-movimientos.csv',
    columns: [
      'ID',
      'Fecha (UTC)',
      'Tipo',
      'Motivo',
      'Trabajo',
      'Título',
      'Disponibles',
      'Reservados',
      'Cobrados',
      'Deuda',
      'Saldo',
    ],
    kinds: {
      grant: 'Recarga',
      hold: 'Reservados',
      charge: 'Cobrados',
      release: 'Devueltos',
      withdraw: 'Quitados',
      clawback: 'Deuda',
      repay: 'Recuperado',
      settle: 'Deuda pagada',
      restore: 'Restituido',
      earned: 'Liquidado',
    },
    reason: (reason) => spanishReasons[reason] ?? reason.replace(/^purchase, receipt (?=\S+$)/, 'compra, recibo '),
  },
};
