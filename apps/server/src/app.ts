import { checkSentence } from '@sehati/contract/base/isian'
import type { Pemroses } from '@sehati/contract/rights/pemrosesan.schema'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { Db, Reader } from './base/db/db.ts'
import type { EventStream } from './base/db/event-stream.ts'
import { makeIdBlock } from './base/db/id-block.ts'
import type { Publish } from './base/db/publisher.ts'
import type { Seal } from './base/db/seal.ts'
import { noteMethods } from './base/http/allowed-methods.ts'
import { identify, makeWhoIs } from './base/http/authentication.ts'
import { type IsTrusted, trustOf } from './base/http/client-address.ts'
import { allowOrigins } from './base/http/cors.ts'
import { handleErrors, sendFailure } from './base/http/error-handler.ts'
import { makeFhirRoute } from './base/http/fhir-route.ts'
import { type FloodLimit, makeFloodLimit } from './base/http/flood-limit.ts'
import { healthRoutes } from './base/http/health.ts'
import { refuseSeveralHosts } from './base/http/one-host.ts'
import { documentApi } from './base/http/openapi/openapi.ts'
import { logRequests, requestId } from './base/http/request-log.ts'
import { makeRoute } from './base/http/route.ts'
import { secure } from './base/http/security.ts'
import { serveWeb } from './base/http/static.ts'
import { refuseUnreadable } from './base/http/unreadable.ts'
import { acceptUploads } from './base/http/upload.ts'
import { fotoPostgres } from './base/outside/foto-postgres.store.ts'
import type { FotoStore } from './base/outside/foto-store.ts'
import type { PengirimWebhook } from './base/outside/pengirim-webhook.ts'
import { pengirimWebhookHttps } from './base/outside/pengirim-webhook-https.ts'
import { type Batas, makeSso, type Penyedia } from './base/outside/sso.ts'
import type { VideoRelay } from './base/outside/video-relay.ts'
import { makePemilikTautan } from './booking/tautan/find-owner.act.ts'
import { makeLayananCache } from './clinic/layanan/layanan-cache.ts'
import { features } from './features.ts'
import { findSession } from './people/auth/auth.store.ts'
import { caraMasuk, tagsOf } from './people/auth/cara-masuk.ts'
import { type Lookups, makeSessionCache } from './people/auth/session-cache.ts'
import { makeFindKunci } from './people/kunci-api/authenticate.ts'
import type { Context, PushContext, WhatsappContext } from './record/context.ts'
import type { Jejak } from './record/jejak/catat.ts'
import { recordRefusals } from './record/jejak/catat-tolak.ts'
import { makeDengar } from './safety/peringatan/detect.act.ts'
import { findKepalaTenaga, listIdTenaga } from './schedule/tenaga-profesional/dokumen.store.ts'

const BODY_BYTES = 256 * 1024
/** The limit for a request to arrive completely. */
const REQUEST_MS = 30_000
/** How often Node checks its connections within that limit. */
const CHECKS = 30

type Deps = {
  db: Db
  /** Shared connections for short reads; without them, those of `db`. */
  reads?: Reader
  publish: Publish
  jejak: Jejak
  /** The events of other processes; without it sessions are not cached. */
  events?: EventStream
  /** Counts how often the cache held a session. */
  lookups?: Lookups
  clock: () => Date
  seal: Seal
  /** The limit of an address before authentication; without it, a limit of this process. */
  flood?: FloodLimit
  /** The addresses whose `X-Forwarded-For` is trusted; without it, this machine's alone. */
  isTrusted?: IsTrusted
  /** Whether the service is in operation; without it, not. */
  production?: boolean
  /** Origins other than this one whose pages may call the API; without it, none. */
  corsOrigins?: readonly string[]
  /** The public URL of the service; without it, no response names one. */
  publicUrl?: string | null
  /** The milliseconds within which a request must have arrived; tests give less than the product. */
  requestMs?: number
  /** The store of photos; without it, the database. */
  fotoStore?: FotoStore
  /** Without it, no pushes are sent. */
  push?: PushContext
  /** Without it, no WhatsApp messages are sent. */
  whatsapp?: WhatsappContext | null
  /** Sends webhooks; without it, to public addresses alone. */
  webhook?: PengirimWebhook
  /** The relay of video calls; without it, rooms offer none. */
  videoRelay?: VideoRelay | null
  /** Who processes data for the clinic; without it, no one is named. */
  pemroses?: Pemroses
  /** The providers at which people sign in; without it, none. */
  penyedia?: readonly Penyedia[]
  /** How long a person waits for one of them; without it, seconds. */
  batasSso?: Batas
  /** The folder of the built web. */
  webRoot: string
  https: boolean
  /** Whether the process has begun to stop; without it, never. */
  isStopping?: () => boolean
  logger: FastifyServerOptions['logger']
}

/** The whole service without a port. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { db, reads = db, publish, jejak, events, lookups, clock, seal, webRoot, https, isStopping, logger } = deps
  const { flood = makeFloodLimit(), isTrusted = trustOf(['loopback']), requestMs = REQUEST_MS } = deps
  const { corsOrigins = [], publicUrl = null, videoRelay = null, production = false } = deps
  const { pemroses = { negara: null, pihak: [] } } = deps
  const checkInterval = requestMs / CHECKS
  // The check interval is subtracted, so that the limit is never exceeded.
  const timeout = requestMs - checkInterval
  z.config({ customError: (issue) => checkSentence(issue).message })
  const app = Fastify({
    logger,
    // Fastify's own request lines contain whole URLs; `logRequests` writes the product's.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrusted,
    bodyLimit: BODY_BYTES,
    http: { headersTimeout: timeout, requestTimeout: timeout, connectionsCheckingInterval: checkInterval },
    requestTimeout: timeout,
    forceCloseConnections: 'idle',
    // A request on a kept connection while the process stops gets a response, the last one of the connection.
    return503OnClosing: false,
    // A URL that cannot be decoded reaches no route and no error handler.
    frameworkErrors: sendFailure,
    clientErrorHandler: refuseUnreadable,
    genReqId: requestId,
    routerOptions: { maxParamLength: 200 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const allowedMethods = noteMethods(app)
  handleErrors(app)
  logRequests(app)
  await secure(app, { https })
  refuseSeveralHosts(app)
  await allowOrigins(app, corsOrigins)
  const sessions = events
    ? makeSessionCache({ db, clock, events }, lookups ? { lookups } : {})
    : { find: (token_hash: Buffer) => findSession(db, token_hash, clock()), clear: () => {} }
  const whoIs = makeWhoIs(sessions.find, flood)
  identify(app, whoIs)
  recordRefusals(app, jejak)
  await acceptUploads(app)
  await documentApi(app, publicUrl)
  const layanan = makeLayananCache(reads, clock, events, videoRelay !== null)
  const tenaga = { find: (id: number) => findKepalaTenaga(reads, id), listIds: () => listIdTenaga(reads) }
  const sso = makeSso(deps.penyedia ?? [], publicUrl, clock, deps.batasSso)
  const tags = tagsOf(caraMasuk({ publicUrl, sso }))
  await serveWeb(app, {
    root: webRoot,
    publicUrl,
    tags,
    allowedMethods,
    layanan: layanan.current,
    tenaga,
    flood,
    clock,
  })
  healthRoutes(app, db, flood, isStopping)

  const context: Context = {
    route: makeRoute(app, whoIs, makeDengar({ db, clock, pemilikTautan: makePemilikTautan(db, seal) })),
    fhir: makeFhirRoute(app, makeFindKunci({ db, clock, flood }), publicUrl),
    db,
    reads,
    publish,
    jejak,
    clearSessions: sessions.clear,
    layanan: layanan.current,
    clearLayanan: layanan.clear,
    clock,
    production,
    seal,
    konsultasiIds: makeIdBlock(db),
    fotoStore: deps.fotoStore ?? fotoPostgres(deps.seal),
    push: deps.push ?? { kunci: null, asalLain: [] },
    whatsapp: deps.whatsapp ?? null,
    webhook: deps.webhook ?? pengirimWebhookHttps(),
    videoRelay,
    publicUrl,
    pemroses,
    sso,
  }
  for (const routes of features) routes(context)
  return app
}
