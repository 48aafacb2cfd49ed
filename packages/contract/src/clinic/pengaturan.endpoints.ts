import { endpoint } from '../base/endpoint.ts'
import { Pengaturan, PengaturanMasukan } from './pengaturan.schema.ts'

const path = '/api/admin/pengaturan'

export const getPengaturan = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'The settings of the clinic.',
  data: Pengaturan,
})

export const updatePengaturan = endpoint({
  method: 'PUT',
  path,
  access: 'admin',
  summary: 'Change settings of the clinic; they count from the next request on, and what the body leaves out stays.',
  body: PengaturanMasukan,
  data: Pengaturan,
  message: 'Pengaturan tersimpan.',
  event: 'pengaturan.update',
})
