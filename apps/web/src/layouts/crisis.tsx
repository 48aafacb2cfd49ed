import type { ReactNode } from 'react'
import { CrisisStrip } from '../base/ui/crisis-strip.tsx'
import { CrisisNumbers } from '../clinic/krisis/crisis-numbers.tsx'

/** The emergency numbers at the end of a page; `more` is what a signed-in reader can do besides. */
export const Crisis = ({ more }: { more?: ReactNode }) => (
  <CrisisStrip more={more}>
    <CrisisNumbers />
  </CrisisStrip>
)
