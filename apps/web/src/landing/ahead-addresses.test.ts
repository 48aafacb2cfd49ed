import { viewKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { getUser } from '@sehati/contract/people/user.endpoints'
import { listJadwalPublik, listSlotHari } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import { listKetersediaan, listSlotTerdekatTenaga } from '@sehati/contract/schedule/ketersediaan.endpoints'
import {
  getTenagaProfesionalPublik,
  listTenagaProfesionalPublik,
} from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { expect, test } from 'vitest'
import { booking, jadwal, tenaga } from './ahead-addresses.ts'

test('early requests have the paths of the contract', () => {
  expect(booking).toEqual({
    ketersediaan: listKetersediaan.path,
    slotHari: listSlotHari.path,
    tenaga: listTenagaProfesionalPublik.path,
    earlier: viewKonsultasi.path,
    user: getUser.path,
  })
  expect(tenaga).toEqual({ detail: getTenagaProfesionalPublik.path })
  expect(jadwal).toEqual({ jadwal: listJadwalPublik.path, terdekat: listSlotTerdekatTenaga.path })
})
