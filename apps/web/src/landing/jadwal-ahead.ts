import { askAhead } from '../base/lib/ahead.ts'
import { jadwal } from './ahead-addresses.ts'

// Runs at the public schedule while the application is on its way, and requests what that page reads first.
for (const address of Object.values(jadwal)) void askAhead(address, null)
