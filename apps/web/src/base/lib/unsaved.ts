import { createContext, use, useEffect, useId } from 'react'

/** The forms, an id each, that would lose something if they were closed now. */
export type Unsaved = Set<string>

/** Of the dialog or page around a form; null where it is left without a question. */
export const Unsaved = createContext<Unsaved | null>(null)

/** Reports what a form would lose beyond the fields of `useIsian`, which reports itself; `to` is for what has no dialog or page around it. */
export function useReportUnsaved(isUnsaved: boolean, to?: Unsaved): void {
  const around = use(Unsaved)
  const unsaved = to ?? around
  const id = useId()
  useEffect(() => {
    if (!isUnsaved) return
    unsaved?.add(id)
    return () => void unsaved?.delete(id)
  }, [unsaved, id, isUnsaved])
}
