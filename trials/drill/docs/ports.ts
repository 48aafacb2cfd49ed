import fs from 'node:fs'
import path from 'node:path'

/** Free ports in place of the documented ones: of the service, of its metrics, and of what `npm start` serves. */
export type Ports = { service: number; metrics: number; folder: number }

const fileIn = (folder: string) => path.join(folder, 'ports.json')

export const writePorts = (folder: string, ports: Ports) => fs.writeFileSync(fileIn(folder), JSON.stringify(ports))

export const readPorts = (folder: string) => JSON.parse(fs.readFileSync(fileIn(folder), 'utf8')) as Ports
