import type { LayananPublik } from '@sehati/contract/clinic/layanan.schema'
import type { Pemroses } from '@sehati/contract/rights/pemrosesan.schema'
import type { Db, Reader } from '../base/db/db.ts'
import type { IdBlock } from '../base/db/id-block.ts'
import type { Publish } from '../base/db/publisher.ts'
import type { Seal } from '../base/db/seal.ts'
import type { FhirRoute } from '../base/http/fhir-route.ts'
import type { Route } from '../base/http/route.ts'
import type { FotoStore } from '../base/outside/foto-store.ts'
import type { AkunWhatsapp } from '../base/outside/layanan-wa.ts'
import type { PengirimWebhook } from '../base/outside/pengirim-webhook.ts'
import type { Sso } from '../base/outside/sso.ts'
import type { VideoRelay } from '../base/outside/video-relay.ts'
import type { Jejak } from './jejak/catat.ts'

/** The public key with which browsers subscribe, null where no pushes are sent; origins of push services beside the known ones. */
export type PushContext = { kunci: string | null; asalLain: readonly string[] }

/** How the webhooks of WhatsApp are recognised: for which sender, signed with what, verified by which word. */
export type WhatsappContext = Pick<AkunWhatsapp, 'phoneNumberId' | 'appSecret' | 'verifyToken'>

/** What every feature receives: a way to register its endpoints, the database, the clock, and the encryption of clinical text. */
export type Context = {
  route: Route
  /** Registers a read by FHIR, for programs with a key. */
  fhir: FhirRoute
  db: Db
  /** The same database over shared connections: only for reads that are short and wait for no lock. */
  reads: Reader
  /** Publishes to every process, and so to connected clients, what was committed: to be called after the commit. */
  publish: Publish
  /** Records reads in the trail. An act that changes something records itself in its transaction (record/jejak/catatan.ts). */
  jejak: Jejak
  /** Empties the session cache of this process: to be called after the commit that ended sessions or changed rights. */
  clearSessions: () => void
  /** What the clinic says about itself, from memory (layanan-cache.ts). */
  layanan: () => Promise<LayananPublik>
  /** Makes this process read it again: to be called after the commit that changed it. */
  clearLayanan: () => void
  clock: () => Date
  /** The service is in operation, with data of real people. */
  production: boolean
  seal: Seal
  konsultasiIds: IdBlock
  fotoStore: FotoStore
  push: PushContext
  /** Null where no WhatsApp messages are sent. */
  whatsapp: WhatsappContext | null
  /** Sends webhooks: here a test, at once. */
  webhook: PengirimWebhook
  /** The address of the product, without a slash at the end; null where none is set. */
  publicUrl: string | null
  /** The providers at which people sign in, by their short names. */
  sso: Sso
  /** The relay of video calls; null where the clinic has none. */
  videoRelay: VideoRelay | null
  /** Who processes data for the clinic, as the operator declared it. */
  pemroses: Pemroses
}
