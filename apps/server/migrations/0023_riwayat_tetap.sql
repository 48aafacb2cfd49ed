-- The history of consultations can be added to and nothing else: neither changed nor deleted, and not emptied at once.
create trigger riwayat_status_tidak_dikosongkan before truncate on riwayat_status for each statement
  execute function tolak_ubah();
