import fc from 'fast-check'
import { withBreadth } from './breadth.ts'

/** The same random cases in every run of `npm test`, so that chance decides none; other ones in each run of `npm run test:all`. */
if (!withBreadth) fc.configureGlobal({ seed: 20_261_128 })

export { fc }
