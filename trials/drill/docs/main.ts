import { ensureInstalled } from '../../../scripts/bootstrap/install.mjs'
import { createSteps } from '../../../scripts/bootstrap/steps.mjs'

/** `npm run drill:docs`: types every line of the operator's documents, as an ordinary user on an empty machine. */
const steps = createSteps('en')
await ensureInstalled(steps)
const { runDocs } = await import('./run-docs.ts')
process.exit(await runDocs(steps))
