import { checkSentence } from '@sehati/contract/base/isian'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Context, PushContext, WhatsappContext } from './context.ts'
import type { Db, Reader } from './db/db.ts'
import type { EventStream } from './db/event-stream.ts'
import { makeIdBlock } from './db/id-block.ts'
import type { Publish } from './db/publisher.ts'
import type { Seal } from './db/seal.ts'
import { alasanRoutes } from './features/alasan/alasan.routes.ts'
import { alihanRoutes } from './features/alihan/alihan.routes.ts'
import { accountRoutes } from './features/auth/account.routes.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { findSession } from './features/auth/auth.store.ts'
import { perangkatRoutes } from './features/auth/perangkat.routes.ts'
import { profilRoutes } from './features/auth/profil.routes.ts'
import { resetRoutes } from './features/auth/reset.routes.ts'
import { type Lookups, makeSessionCache } from './features/auth/session-cache.ts'
import { undanganRoutes } from './features/auth/undangan.routes.ts'
import { batasRoutes } from './features/batas/batas.routes.ts'
import { bilikRoutes } from './features/bilik/bilik.routes.ts'
import { cutiRoutes } from './features/cuti/cuti.routes.ts'
import { daruratRoutes } from './features/darurat/darurat.routes.ts'
import { direktoriRoutes } from './features/direktori/direktori.routes.ts'
import { eksporRoutes } from './features/ekspor/ekspor.routes.ts'
import { feedbackRoutes } from './features/feedback/feedback.routes.ts'
import { fotoRoutes } from './features/foto/foto.routes.ts'
import { hariLiburRoutes } from './features/hari-libur/hari-libur.routes.ts'
import { imporRoutes } from './features/impor/impor.routes.ts'
import { jadwalTenagaRoutes } from './features/jadwal-tenaga/jadwal-tenaga.routes.ts'
import { ketersediaanRoutes } from './features/jadwal-tenaga/ketersediaan.routes.ts'
import { jagaRoutes } from './features/jaga/jaga.routes.ts'
import type { Jejak } from './features/jejak/catat.ts'
import { recordRefusals } from './features/jejak/catat-tolak.ts'
import { jejakRoutes } from './features/jejak/jejak.routes.ts'
import { jenisRoutes } from './features/jenis/jenis.routes.ts'
import { kalenderRoutes } from './features/kalender/kalender.routes.ts'
import { keberatanRoutes } from './features/keberatan/keberatan.routes.ts'
import { kedudukanRoutes } from './features/kedudukan/kedudukan.routes.ts'
import { klinikRoutes } from './features/klinik/klinik.routes.ts'
import { balasanRoutes } from './features/konsultasi/balasan.routes.ts'
import { bookingRoutes } from './features/konsultasi/booking.routes.ts'
import { dashboardRoutes } from './features/konsultasi/dashboard.routes.ts'
import { konsultasiRoutes } from './features/konsultasi/konsultasi.routes.ts'
import { usulanRoutes } from './features/konsultasi/usulan.routes.ts'
import { layananRoutes } from './features/layanan/layanan.routes.ts'
import { makeLayananCache } from './features/layanan/layanan-cache.ts'
import { pemberitahuanRoutes } from './features/pemberitahuan/pemberitahuan.routes.ts'
import { pengaturanRoutes } from './features/pengaturan/pengaturan.routes.ts'
import { kontakRoutes } from './features/percakapan/kontak.routes.ts'
import { lampiranRoutes } from './features/percakapan/lampiran.routes.ts'
import { percakapanRoutes } from './features/percakapan/percakapan.routes.ts'
import { perhatianRoutes } from './features/perhatian/perhatian.routes.ts'
import { makeDengar } from './features/peringatan/dengar.act.ts'
import { peringatanRoutes } from './features/peringatan/peringatan.routes.ts'
import { pushRoutes } from './features/push/push.routes.ts'
import { rekamRoutes } from './features/rekam/rekam.routes.ts'
import { semesterRoutes } from './features/semester/semester.routes.ts'
import { skriningRoutes } from './features/skrining/skrining.routes.ts'
import { spesialisasiRoutes } from './features/spesialisasi/spesialisasi.routes.ts'
import { statistikRoutes } from './features/statistik/statistik.routes.ts'
import { suratRoutes } from './features/surat/surat.routes.ts'
import { tahanRoutes } from './features/tahan/tahan.routes.ts'
import { makePemilikTautan } from './features/tautan/pemilik.act.ts'
import { tautanRoutes } from './features/tautan/tautan.routes.ts'
import { templatRoutes } from './features/templat/templat.routes.ts'
import { findKepalaTenaga, listIdTenaga } from './features/tenaga-profesional/dokumen.store.ts'
import { tenagaProfesionalRoutes } from './features/tenaga-profesional/tenaga-profesional.routes.ts'
import { tugasRoutes } from './features/tugas/tugas.routes.ts'
import { userRoutes } from './features/user/user.routes.ts'
import { whatsappRoutes } from './features/whatsapp/whatsapp.routes.ts'
import { noteMethods } from './http/allowed-methods.ts'
import { identify, makeWhoIs } from './http/authentication.ts'
import { type IsTrusted, trustOf } from './http/client-address.ts'
import { allowOrigins } from './http/cors.ts'
import { handleErrors, sendFailure } from './http/error-handler.ts'
import { type FloodLimit, makeFloodLimit } from './http/flood-limit.ts'
import { healthRoutes } from './http/health.ts'
import { refuseSeveralHosts } from './http/one-host.ts'
import { documentApi } from './http/openapi/openapi.ts'
import { logRequests, requestId } from './http/request-log.ts'
import { makeRoute } from './http/route.ts'
import { secure } from './http/security.ts'
import { serveWeb } from './http/static.ts'
import { refuseUnreadable } from './http/unreadable.ts'
import { acceptUploads } from './http/upload.ts'
import { waktuRoutes } from './http/waktu.ts'
import { fotoPostgres } from './outside/foto-postgres.store.ts'
import type { FotoStore } from './outside/foto-store.ts'
import type { VideoRelay } from './outside/video-relay.ts'

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
  /** The relay of video calls; without it, rooms offer none. */
  videoRelay?: VideoRelay | null
  /** The folder of the built web. */
  webRoot: string
  https: boolean
  /** Whether the process has begun to stop; without it, never. */
  isStopping?: () => boolean
  logger: FastifyServerOptions['logger']
}

/** The whole service without a port. Registers every feature, in the order in which tables refer to one another. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { db, reads = db, publish, jejak, events, lookups, clock, seal, webRoot, https, isStopping, logger } = deps
  const { flood = makeFloodLimit(), isTrusted = trustOf(['loopback']), requestMs = REQUEST_MS } = deps
  const { corsOrigins = [], publicUrl = null, videoRelay = null, production = false } = deps
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
  await serveWeb(app, { root: webRoot, publicUrl, allowedMethods, layanan: layanan.current, tenaga, flood, clock })
  healthRoutes(app, db, flood, isStopping)

  const context: Context = {
    route: makeRoute(app, whoIs, makeDengar({ db, clock, pemilikTautan: makePemilikTautan(db, seal) })),
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
    videoRelay,
  }
  waktuRoutes(context)
  jejakRoutes(context)
  userRoutes(context)
  authRoutes(context)
  accountRoutes(context)
  profilRoutes(context)
  resetRoutes(context)
  undanganRoutes(context)
  spesialisasiRoutes(context)
  klinikRoutes(context)
  tenagaProfesionalRoutes(context)
  pengaturanRoutes(context)
  layananRoutes(context)
  jadwalTenagaRoutes(context)
  ketersediaanRoutes(context)
  jenisRoutes(context)
  alasanRoutes(context)
  batasRoutes(context)
  semesterRoutes(context)
  konsultasiRoutes(context)
  usulanRoutes(context)
  alihanRoutes(context)
  bookingRoutes(context)
  dashboardRoutes(context)
  tautanRoutes(context)
  hariLiburRoutes(context)
  cutiRoutes(context)
  tahanRoutes(context)
  balasanRoutes(context)
  templatRoutes(context)
  rekamRoutes(context)
  kedudukanRoutes(context)
  tugasRoutes(context)
  jagaRoutes(context)
  daruratRoutes(context)
  keberatanRoutes(context)
  percakapanRoutes(context)
  lampiranRoutes(context)
  kontakRoutes(context)
  pushRoutes(context)
  whatsappRoutes(context)
  bilikRoutes(context)
  pemberitahuanRoutes(context)
  suratRoutes(context)
  feedbackRoutes(context)
  direktoriRoutes(context)
  perangkatRoutes(context)
  kalenderRoutes(context)
  fotoRoutes(context)
  statistikRoutes(context)
  peringatanRoutes(context)
  skriningRoutes(context)
  perhatianRoutes(context)
  eksporRoutes(context)
  imporRoutes(context)
  return app
}
