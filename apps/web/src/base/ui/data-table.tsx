import type { Key, ReactNode } from 'react'
import styles from './data-table.module.css'

export type Column<Row> = {
  key: string
  judul: string
  cell: (row: Row, index: number) => ReactNode
  /** The column that names the row: a row header, and the head of the card on phones. */
  isName?: boolean
  /** Kept off the card's label column: for buttons. */
  isAction?: boolean
  /** Numbers, aligned at their last digit. */
  isNumber?: boolean
  /** The number of the row: counts the lines of a table, and is left out of cards. */
  isOrder?: boolean
  width?: string
  /** How narrow the column may become before its words are broken or the table scrolls. */
  minWidth?: string
}

type DataTableProps<Row> = {
  /** What the table holds, for screen readers. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => Key
  isStale?: boolean
}

/**
 * A table that becomes cards under 640 px. The roles are written out because a browser drops a table's meaning when its
 * parts are laid out as blocks.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, isStale }: DataTableProps<Row>) {
  return (
    <div className={styles.frame} data-stale={isStale || undefined}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table className={styles.table} role="table">
        <caption className={styles.caption}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={kindOf(column)}
                style={{ width: column.width, minWidth: column.minWidth }}
              >
                {column.judul}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
                  {column.cell(row, index)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  )
}

/** A main line with further lines below it, each a `<small>`. */
export const Lines = ({ children }: { children: ReactNode }) => <span className={styles.lines}>{children}</span>

const kindOf = <Row,>({ isAction, isNumber, isOrder }: Column<Row>) => {
  if (isOrder) return styles.order
  if (isNumber) return styles.number
  return isAction ? styles.action : undefined
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const body = (
    <>
      <span className={styles.label} aria-hidden="true">
        {column.judul}
      </span>
      <div className={styles.value}>{children}</div>
    </>
  )
  if (column.isName) {
    return (
      // biome-ignore lint/a11y/noRedundantRoles: see DataTable
      <th role="rowheader" scope="row" className={styles.name}>
        {body}
      </th>
    )
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see DataTable
    <td role="cell" className={kindOf(column)}>
      {body}
    </td>
  )
}
