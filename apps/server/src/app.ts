import { checkSentence } from '@sehati/contract/base/isian'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
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
import { waktuRoutes } from './base/http/waktu.ts'
import { fotoPostgres } from './base/outside/foto-postgres.store.ts'
import type { FotoStore } from './base/outside/foto-store.ts'
import type { VideoRelay } from './base/outside/video-relay.ts'
import { alihanRoutes } from './booking/alihan/alihan.routes.ts'
import { bookingRoutes } from './booking/booking/booking.routes.ts'
import { usulanRoutes } from './booking/booking/usulan.routes.ts'
import { cutiRoutes } from './booking/cuti/cuti.routes.ts'
import { hariLiburRoutes } from './booking/hari-libur/hari-libur.routes.ts'
import { tahanRoutes } from './booking/tahan/tahan.routes.ts'
import { makePemilikTautan } from './booking/tautan/pemilik.act.ts'
import { tautanRoutes } from './booking/tautan/tautan.routes.ts'
import { feedbackRoutes } from './care/feedback/feedback.routes.ts'
import { kalenderRoutes } from './care/kalender/kalender.routes.ts'
import { dashboardRoutes } from './care/konsultasi/dashboard.routes.ts'
import { rekamRoutes } from './care/rekam/rekam.routes.ts'
import { skriningRoutes } from './care/skrining/skrining.routes.ts'
import { statistikRoutes } from './care/statistik/statistik.routes.ts'
import { templatRoutes } from './care/templat/templat.routes.ts'
import { pemberitahuanRoutes } from './channel/pemberitahuan/pemberitahuan.routes.ts'
import { pushRoutes } from './channel/push/push.routes.ts'
import { suratRoutes } from './channel/surat/surat.routes.ts'
import { whatsappRoutes } from './channel/whatsapp/whatsapp.routes.ts'
import { klinikRoutes } from './clinic/klinik/klinik.routes.ts'
import { layananRoutes } from './clinic/layanan/layanan.routes.ts'
import { makeLayananCache } from './clinic/layanan/layanan-cache.ts'
import { pengaturanRoutes } from './clinic/pengaturan/pengaturan.routes.ts'
import { spesialisasiRoutes } from './clinic/spesialisasi/spesialisasi.routes.ts'
import { balasanRoutes } from './consultation/konsultasi/balasan.routes.ts'
import { konsultasiRoutes } from './care/konsultasi/konsultasi.routes.ts'
import { accountRoutes } from './people/auth/account.routes.ts'
import { authRoutes } from './people/auth/auth.routes.ts'
import { findSession } from './people/auth/auth.store.ts'
import { perangkatRoutes } from './people/auth/perangkat.routes.ts'
import { profilRoutes } from './people/auth/profil.routes.ts'
import { resetRoutes } from './people/auth/reset.routes.ts'
import { type Lookups, makeSessionCache } from './people/auth/session-cache.ts'
import { undanganRoutes } from './people/auth/undangan.routes.ts'
import { fotoRoutes } from './people/foto/foto.routes.ts'
import { tugasRoutes } from './people/tugas/tugas.routes.ts'
import { userRoutes } from './people/user/user.routes.ts'
import type { Context, PushContext, WhatsappContext } from './record/context.ts'
import type { Jejak } from './record/jejak/catat.ts'
import { recordRefusals } from './record/jejak/catat-tolak.ts'
import { jejakRoutes } from './record/jejak/jejak.routes.ts'
import { daruratRoutes } from './safety/darurat/darurat.routes.ts'
import { jagaRoutes } from './safety/jaga/jaga.routes.ts'
import { keberatanRoutes } from './safety/keberatan/keberatan.routes.ts'
import { perhatianRoutes } from './safety/perhatian/perhatian.routes.ts'
import { makeDengar } from './safety/peringatan/dengar.act.ts'
import { peringatanRoutes } from './safety/peringatan/peringatan.routes.ts'
import { alasanRoutes } from './schedule/alasan/alasan.routes.ts'
import { batasRoutes } from './schedule/batas/batas.routes.ts'
import { direktoriRoutes } from './schedule/direktori/direktori.routes.ts'
import { jadwalTenagaRoutes } from './schedule/jadwal-tenaga/jadwal-tenaga.routes.ts'
import { ketersediaanRoutes } from './schedule/jadwal-tenaga/ketersediaan.routes.ts'
import { jenisRoutes } from './schedule/jenis/jenis.routes.ts'
import { semesterRoutes } from './schedule/semester/semester.routes.ts'
import { findKepalaTenaga, listIdTenaga } from './schedule/tenaga-profesional/dokumen.store.ts'
import { tenagaProfesionalRoutes } from './schedule/tenaga-profesional/tenaga-profesional.routes.ts'
import { eksporRoutes } from './staffing/ekspor/ekspor.routes.ts'
import { imporRoutes } from './staffing/impor/impor.routes.ts'
import { kedudukanRoutes } from './staffing/kedudukan/kedudukan.routes.ts'
import { bilikRoutes } from './talk/bilik/bilik.routes.ts'
import { kontakRoutes } from './talk/percakapan/kontak.routes.ts'
import { lampiranRoutes } from './talk/percakapan/lampiran.routes.ts'
import { percakapanRoutes } from './talk/percakapan/percakapan.routes.ts'

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
