import { setTimeout as sleep } from 'node:timers/promises'
import { ask, type Reply } from '@sehati/testkit/client/ask'
import type { Observed } from '@sehati/testkit/client/observed'
import { PASSWORD } from '@sehati/testkit/clinic/plans'
import type pg from 'pg'
import type { CareClinic, Carer, Session } from './care-clinic.ts'
import { type Cared, type CareFindings, type Shown, verifyCare } from './care-trail.ts'

const READ_PAUSE_MS = 60
const SIGN_PAUSE_MS = 400
const OPEN_PAUSE_MS = 700
const READS_OF_AN_OPENING = 2

/**
 * Professionals who read complaints, a psychologist who signs notes, and admins with emergency access. Everything that the
 * product has acknowledged must be in its trail.
 */
export class CareLoad {
  readonly shown: Shown[] = []
  readonly signed: number[] = []
  readonly opened: number[] = []
  private readonly address: string
  private readonly clinic: CareClinic
  private readonly observed: Observed
  private readonly turns: Map<Carer, number>
  private signatures = 0
  private openings = 0

  constructor(address: string, clinic: CareClinic, observed: Observed) {
    this.address = address
    this.clinic = clinic
    this.observed = observed
    this.turns = new Map(clinic.carers.map((carer) => [carer, 0]))
  }

  /** Runs until `stop` is aborted. */
  async run(stop: AbortSignal): Promise<void> {
    const { carers, admins } = this.clinic
    const forever = async (act: () => Promise<void>, pauseMs: number) => {
      while (!stop.aborted) {
        await act()
        await sleep(pauseMs)
      }
    }
    const psychologists = carers.filter(({ isPsychologist }) => isPsychologist)
    await Promise.all([
      ...carers.map((carer) => forever(() => this.readNext(carer), READ_PAUSE_MS)),
      ...psychologists.map((carer) => forever(() => this.signNext(carer), SIGN_PAUSE_MS)),
      ...admins.map((admin) => forever(() => this.openNext(admin), OPEN_PAUSE_MS)),
    ])
  }

  verify = (db: pg.ClientBase): Promise<CareFindings> => verifyCare(db, this)

  /** What is acknowledged now. */
  snapshot(): Cared {
    return { shown: this.shown.slice(), signed: this.signed.slice(), opened: this.opened.slice() }
  }

  /** Each session reads each consultation, one after the other. */
  private async readNext(carer: Carer): Promise<void> {
    const turn = this.turns.get(carer) ?? 0
    this.turns.set(carer, turn + 1)
    const { sessions, consultations } = carer
    const session = sessions[Math.floor(turn / consultations.length) % sessions.length] as Session
    await this.read('detail', session, consultations[turn % consultations.length] as number, null)
  }

  private async read(work: string, { token, sesi_id }: Session, jadwal_id: number, buka_id: number | null) {
    const reply = await this.ask(work, token, 'GET', `/api/allroles/konsultasi/getone?jadwalid=${jadwal_id}`)
    if (reply?.status !== 200) return
    const { tertutup, keluhan } = reply.envelope.data as { tertutup: boolean; keluhan: string }
    // An emergency access that has ended meanwhile closes the text again, and that is no read.
    if (!tertutup && keluhan) this.shown.push({ sesi_id, jadwal_id, buka_id })
    else if (buka_id === null) throw new Error(`consultation ${jadwal_id} is closed to its professional`)
  }

  /** Reads the notes, continues them, and signs. What was signed without a response is found by the next read. */
  private async signNext({ consultations, sessions }: Carer): Promise<void> {
    const jadwal_id = consultations[this.signatures++ % consultations.length] as number
    const { token } = sessions[0] as Session
    const path = (more: string) => `/api/tenpro/rekam${more}?jadwalid=${jadwal_id}`
    const found = await this.ask('notes', token, 'GET', path(''))
    if (found?.status !== 200) return
    type Notes = { catatan: { jenis: string; draf: { revisi: number } | null; versi: { versi: number }[] }[] }
    const notes = (found.envelope.data as Notes).catatan.find(({ jenis }) => jenis === 'terbatas')
    const dasar_versi = notes?.versi[0]?.versi ?? 0
    const draft = {
      jenis: 'terbatas',
      isi: `Catatan ${this.signatures}.`,
      dasar_versi,
      revisi: notes?.draf?.revisi ?? 0,
    }
    const saved = await this.ask('draft', token, 'PUT', path('/draf'), draft)
    if (saved?.status !== 200) return
    const { revisi } = saved.envelope.data as { revisi: number }
    const body = { jenis: 'terbatas', dasar_versi, revisi, password: PASSWORD, alasan: 'Latihan.' }
    const reply = await this.ask('sign', token, 'POST', path('/tandatangan'), body)
    if (reply?.status === 201) this.signed.push((reply.envelope.data as { rekam_id: number }).rekam_id)
  }

  /** Opens a consultation, reads it, and closes it again. */
  private async openNext(admin: Session): Promise<void> {
    const all = this.clinic.carers.flatMap(({ consultations }) => consultations)
    const jadwal_id = all[this.openings++ % all.length] as number
    const path = '/api/admin/konsultasi/buka-darurat'
    const body = { kategori: 'keselamatan_jiwa', alasan: 'Latihan: pasien tidak sadar.', password: PASSWORD }
    const reply = await this.ask('open', admin.token, 'POST', `${path}?jadwalid=${jadwal_id}`, body)
    if (reply?.status !== 201) return
    const { buka_id } = reply.envelope.data as { buka_id: number }
    this.opened.push(buka_id)
    for (let n = 0; n < READS_OF_AN_OPENING; n++) await this.read('opened', admin, jadwal_id, buka_id)
    await this.ask('close', admin.token, 'DELETE', `${path}?id=${buka_id}`)
  }

  private ask(work: string, token: string, method: string, path: string, body?: object): Promise<Reply | null> {
    return this.observed.watch(work, () => ask(this.address, { method, path, token, body }))
  }
}
