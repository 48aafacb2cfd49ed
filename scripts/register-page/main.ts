import { writeFileSync } from 'node:fs'
import { dpiaFile, renderDpia } from './render-dpia.ts'
import { registerFile, renderRegister } from './render-register.ts'

/** `npm run docs:register`: generates the pages about personal data: the register, and the risks. */
writeFileSync(registerFile, renderRegister())
writeFileSync(dpiaFile, renderDpia())
