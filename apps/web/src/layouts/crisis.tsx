import { CrisisNumbers } from '../features/krisis/crisis-numbers.tsx'
import { CrisisStrip } from '../ui/crisis-strip.tsx'

export const Crisis = () => (
  <CrisisStrip>
    <CrisisNumbers />
  </CrisisStrip>
)
