import { writeFileSync } from 'node:fs'
import { registerFile, renderRegister } from './render-register.ts'

/** `npm run docs:register`: generates the page about personal data from its register. */
writeFileSync(registerFile, renderRegister())
