import { messages as admin } from '../locales/en/admin.po'
import { messages as akun } from '../locales/en/akun.po'
import { messages as bilik } from '../locales/en/bilik.po'
import { messages as contract } from '../locales/en/contract.po'
import { messages as pasien } from '../locales/en/pasien.po'
import { messages as pesan } from '../locales/en/pesan.po'
import { messages as profesional } from '../locales/en/profesional.po'
import { messages as ui } from '../locales/en/ui.po'

/** The English of the application: fetched as one file, by those who read English. */
export const english = { ...bilik, ...contract, ...ui, ...akun, ...pasien, ...profesional, ...admin, ...pesan }
