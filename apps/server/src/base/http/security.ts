import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import compress from '@fastify/compress'
import { isAdmin, levelIds, levelsOf, roles } from '@sehati/contract/base/access'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { isApi, pathOf } from './api-path.ts'

/**
 * Scripts come from this origin's files, never inline. A document of the video room (`inRoom`) also plays what the page itself makes:
 * the stream of a call has no URL of another origin.
 */
export const helmetOptions = (https: boolean, inRoom = false): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // The component library sets sizes and positions by style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'"],
      ...(inRoom ? { mediaSrc: ["'self'", 'blob:', 'mediastream:'] } : {}),
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(https ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  referrerPolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: false,
})

const IN_ROOM = 'camera=(self), microphone=(self)'
/** The document of a room, which is opened by a full page load: it alone may ask for camera and microphone. */
const areas = levelIds.filter((level) => !isAdmin(level)).map((level) => roles[level].nama)
const ROOM = new RegExp(`^/(?:${areas.join('|')})/bilik/\\d+$`)

const AT_DESK = 'camera=(self), microphone=()'
/** The document of the front desk, which scans the codes of patients: it alone may also ask for the camera. */
const DESK = new RegExp(`^/(?:${levelsOf.loket.map((level) => roles[level].nama).join('|')})/loket$`)

const OFF = 'camera=(), microphone=()'

/** The headers of helmet, computed once: none depends on the request, and computing them took a twentieth of a response. */
function securityHeaders(https: boolean, devices: string = OFF): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(helmetOptions(https, devices === IN_ROOM))(request, response, (error) => {
    if (error) throw error
  })
  return {
    ...(response.getHeaders() as Record<string, string>),
    'permissions-policy': `${devices}, geolocation=(), payment=()`,
  }
}

/** Headers and compression for every response. */
export async function secure(app: FastifyInstance, { https }: { https: boolean }): Promise<void> {
  const everywhere = Object.freeze(securityHeaders(https))
  const ofRoom = Object.freeze(securityHeaders(https, IN_ROOM))
  const ofDesk = Object.freeze(securityHeaders(https, AT_DESK))
  // Computers on a campus are shared: private responses must not stay in a cache. A file may override this.
  const ofApi = Object.freeze({ ...everywhere, 'cache-control': 'no-store' })
  const ofPage = (path: string) => (ROOM.test(path) ? ofRoom : DESK.test(path) ? ofDesk : everywhere)
  app.addHook('onRequest', (request, reply, done) => {
    // A client that has hung up has no address any more, and the flood limit needs one; no response can reach it.
    if (request.ip === undefined) return void reply.hijack()
    reply.headers(isApi(request) ? ofApi : ofPage(pathOf(request.url)))
    done()
  })
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] })
}
