import path from 'node:path'
import { until } from '@sehati/testkit/machine/until'
import { isServing } from '@sehati/testkit/product/launched-product'
import { deployed, ENTRANCE, ENTRANCE_URL, type Layout } from './layout.ts'
import { makeFolder, type Programs, writeFor } from './programs.ts'
import { startHaproxy } from './web-machine.ts'

/** The HAProxy that visitors come to. */
export async function openEntrance(programs: Programs, { home }: Layout): Promise<void> {
  const folder = makeFolder(path.join(home, 'entrance'), programs.user)
  const text = deployed('haproxy/web.cfg', { BIND: ENTRANCE })
  writeFor(programs.user, path.join(folder, 'web.cfg'), text)
  startHaproxy(programs, folder, 'web.cfg')
  await until(() => isServing(ENTRANCE_URL), 'the entrance to serve')
}
