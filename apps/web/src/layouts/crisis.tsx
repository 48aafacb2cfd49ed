import type { ReactNode } from 'react'
import { CrisisNumbers } from '../features/krisis/crisis-numbers.tsx'
import { CrisisStrip } from '../ui/crisis-strip.tsx'

/** The emergency numbers at the end of a page; `more` is what a signed-in reader can do besides. */
export const Crisis = ({ more }: { more?: ReactNode }) => (
  <CrisisStrip more={more}>
    <CrisisNumbers />
  </CrisisStrip>
)
