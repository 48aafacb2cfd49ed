import type { ReactNode } from 'react'
import { Loaded, type LoadedProps } from './loaded.tsx'
import { PictureEmpty } from './pictures/picture-empty.tsx'
import { StateMessage } from './state-message.tsx'

/** What shows by itself whether it has rows: an array, or a page of a longer list. */
type Rows = readonly unknown[] | { queried: readonly unknown[] }

type ListProps<T> = LoadedProps<T> & {
  /** The sentence of the empty list, and the next sensible act. */
  empty: { isi: string; action?: ReactNode; picture?: ReactNode }
} & ([T] extends [Rows] ? { isEmpty?: (data: T) => boolean } : { isEmpty: (data: T) => boolean })

/** A list has a fourth face: empty. */
export const List = <T,>({ isEmpty = hasNoRows, empty, children, ...loaded }: ListProps<T>) => (
  <Loaded {...loaded}>
    {(data) =>
      isEmpty(data) ? (
        <StateMessage role="status" picture={empty.picture ?? <PictureEmpty />} isi={empty.isi} action={empty.action} />
      ) : (
        children(data)
      )
    }
  </Loaded>
)

const hasNoRows = (data: Rows) => ('queried' in data ? data.queried : data).length === 0
