import { writeFileSync } from 'node:fs'
import { clausesFile, mapFile, readClauses } from './clauses.ts'
import { renderMap } from './render-map.ts'

/** `npm run spec:map`: generates the map of the specification from its clauses. */
const clauses = readClauses()
writeFileSync(mapFile, renderMap(clauses))
console.log(`${mapFile}: ${clauses.length} clauses, from ${clausesFile}`)
