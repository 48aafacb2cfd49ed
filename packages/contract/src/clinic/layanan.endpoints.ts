import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import {
  Layanan,
  LayananMasukan,
  LayananPublik,
  NomorBantuan,
  NomorDaruratSemua,
  NomorDaruratTersimpan,
} from './layanan.schema.ts'

export const getLayanan = endpoint({
  method: 'GET',
  path: '/api/public/layanan',
  access: 'public',
  summary: 'What the clinic says about itself: contact, place, price and payment, emergency numbers.',
  data: LayananPublik,
  revalidated: true,
})

export const getBantuan = endpoint({
  method: 'GET',
  path: '/api/public/bantuan',
  access: 'public',
  summary: 'The emergency numbers in the order of the clinic, and which are answered now.',
  data: z.array(NomorBantuan),
  revalidated: true,
})

const path = '/api/admin/layanan'

export const getLayananAdmin = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'The same as it is stored now, to be edited.',
  data: Layanan,
})

export const updateLayanan = endpoint({
  method: 'PUT',
  path,
  access: 'admin',
  summary: 'Change what the clinic says about itself; what the body leaves out stays.',
  body: LayananMasukan,
  data: Layanan,
  message: 'Informasi layanan tersimpan.',
  errors: ['LAYANAN_STALE'],
  event: 'layanan.update',
})

export const getNomorDarurat = endpoint({
  method: 'GET',
  path: '/api/admin/nomor-darurat',
  access: 'admin',
  summary: 'The emergency numbers as they are stored now, to be edited.',
  data: NomorDaruratTersimpan,
})

export const replaceNomorDarurat = endpoint({
  method: 'PUT',
  path: '/api/admin/nomor-darurat',
  access: 'admin',
  summary: 'Replace the emergency numbers by this list, in its order. 119 and 112 remain, always answered.',
  body: NomorDaruratSemua,
  data: Layanan,
  message: 'Nomor darurat tersimpan.',
  errors: ['LAYANAN_STALE', 'CHECK_DATE_FUTURE'],
  event: 'nomor-darurat.replace',
})
