import { everyCall } from './every-call.ts'
import { formsOfValues } from './forms-of-values.ts'
import { refusals } from './refusals.ts'
import { openClinic } from './stranger.ts'
import { wholeObjects } from './whole-objects.ts'

// Tests the server as a client of the specification. Nothing of the product's contract is imported here: the requests
// and responses must not change with the product's own code.
const clinic = await openClinic()

everyCall(clinic)
formsOfValues(clinic)
wholeObjects(clinic)
refusals(clinic)
