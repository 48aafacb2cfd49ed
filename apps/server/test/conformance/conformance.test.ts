import { everyCall } from './every-call.ts'
import { formsOfValues } from './forms-of-values.ts'
import { refusals } from './refusals.ts'
import { openClinic } from './stranger.ts'
import { wholeObjects } from './whole-objects.ts'

// The server as a client of the specification meets it. Nothing of the product's contract is imported here: what a client
// may send and what it is answered must not change with our own words for it.
const clinic = await openClinic()

everyCall(clinic)
formsOfValues(clinic)
wholeObjects(clinic)
refusals(clinic)
