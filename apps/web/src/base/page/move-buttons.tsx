import { t } from '@lingui/core/macro'
import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { moved } from '../lib/moved.ts'
import { showFailure } from '../ui/notice.tsx'
import styles from './move-buttons.module.css'

type By = -1 | 1

const moveId = (list: string, place: number, by: By) => `${list}-${place}-${by === 1 ? 'turun' : 'naik'}`

type Moving<T> = {
  /** The name of the list among the ids of the page. */
  list: string
  rows: T[]
  isSaving: boolean
  /** Stores the rows in their new order; a refusal is thrown. */
  save: (rows: T[]) => Promise<unknown>
}

/** Moves a row of a list by one place, saved at once. The focus goes along with it. */
export function useMove<T>({ list, rows, isSaving, save }: Moving<T>) {
  const followed = useRef<string | null>(null)
  useEffect(() => {
    if (followed.current && rows.length > 0) document.getElementById(followed.current)?.focus()
    followed.current = null
  }, [rows])
  return async (from: number, by: By) => {
    if (isSaving || rows[from + by] === undefined) return
    followed.current = moveId(list, from + by, by)
    await save(moved(rows, from, by)).catch((error) => {
      followed.current = null
      showFailure(error)
    })
  }
}

type MoveButtonsProps = {
  list: string
  /** The place of the row, and how many rows there are. */
  place: number
  count: number
  /** What the row is called. */
  nama: string
  onMove: (from: number, by: By) => void
}

/** One place up, one place down. */
export function MoveButtons({ list, place, count, nama, onMove }: MoveButtonsProps) {
  const button = { variant: 'subtle', size: 44, className: styles.move } as const
  return (
    <>
      <ActionIcon
        {...button}
        id={moveId(list, place, -1)}
        aria-label={t`Naikkan ${nama}`}
        aria-disabled={place === 0}
        onClick={() => onMove(place, -1)}
      >
        <IconArrowUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...button}
        id={moveId(list, place, 1)}
        aria-label={t`Turunkan ${nama}`}
        aria-disabled={place === count - 1}
        onClick={() => onMove(place, 1)}
      >
        <IconArrowDown size={20} aria-hidden />
      </ActionIcon>
    </>
  )
}
