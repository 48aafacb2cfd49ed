/**
 * Part of the dictionary of `kamus.rules.ts`, by which the recogniser of dangerous words gives a word its meanings. The rules in
 * `bahaya-*`, `aman` and `bobot-nilai` name these meanings: run `npm run krisis:weights` after a change. Misspellings are meant.
 *
 * Words by meaning: persons, wish, life and death. One meaning a line, its words in every language that the clinic reads, in
 * the spelling that `huruf.rules.ts` leaves. `_` joins the words of a compound. A word may have several meanings.
 */
export const NIAT: Readonly<Record<string, string>> = {
  AKU: `saya aku gue gua gw gwa gwe gweh gueh aq aqu ak akuh akoh sy ku ane kulo kula kuring aing abdi urang ambo denai den awak beta sa hamba
    inyong nyong ulun sayah syaa diriku aye eike kita kami i me my im mine ive ill id us sengko iyang tiang ana`,
  TIDAK: `tidak tak tdk tdak tida tidk g ga gak gk kgk kga nggak ngga nga ngak enggak engga enda kagak kaga ndak nda dak indak ora mboten teu henteu
    seng tra tara kada bukan nggk gag ngg belum blm blum durung tacan alun jangan jgn ojo ulah not never no dont didnt doesnt wont isnt wasnt cant cannot nor without tanpa ra nda_ada`,
  TIDAKADA: `tidak_ada gda gaad gaada gada kagada kgada taada euweuh tiada ndak_ado indak_ado ora_ono ra_ono teu_aya ra_enek ora_enek ga_ada gak_ada seng_ada mboten_wonten`,
  ADA: `ada adanya ado aya ono ana enek wonten punya pny punyai memiliki miliki have has had`,
  MAU: `ingin keinginan nio namuah pengen pengin pingin kepengin kepengen kepingin kpengen kpngn pgn pigin pgin pgen pngn pngen pingen pengn pen
    mau mw mo mao mauka hoyong hayang kahayang arep kepingen handak terro nyak nak pen want wants wanted wanna gonna wish wishing niat berniat niatan niatku berhasrat hasrat
    dorongan terdorong kebelet rek arek bakal bakalan akan akn berencana rencana rencanakan rencanain going ready prefer rather urge urges tempted tekad bertekad mending mendingan mndg mnding mendng enakan tibatan
    harap berharap ngarep ngarepin mengharapkan harapanku doa berdoa doain ngedoain semoga moga mudahan andai andaikan seandainya hope hoping pray praying memilih pilih milih
    hasrat butuh siap rela minta nunggu menunggu tunggu nungguin waktunya saatnya`,
  PENGEN: `ingin keinginan nio namuah pengen pengin pingin kepengin kepengen kepingin kpengen kpngn pgn pgin pgen pngn pngen pingen pengn hoyong hayang want wanna wish`,
  PIKIR: `pikir pikiran kepikiran terpikir terpikirkan berpikir berfikir fikir fikiran kefikiran mikir mikirin memikirkan rasane raose rasonyo terlintas melintas bayang bayangin bayangkan membayangkan kebayang
    terbayang ngebayangin ide ideasi rasanya terbesit terbersit tersirat thought thoughts thinking think thinks idea ideas dream dreams fantasize fantasizing imagine imagining considering contemplate contemplating ngelamunin obsesi`,
  MATI: `mati meninggal mninggal meniggal mti matii matik mokat mokad modar modyar mampus mampos koit metong matek mate paeh pejah lenyap tewas maot maut pupus tilar_dunya ninggal_dunyo bernapas_lagi_tidak
    mampuih die died dead dying death dies kematian kematianku kematianmu matianku wafat mateni_awak mokek matekk tewaskan mangkat mampir_mati seda sedo binasa nyawa_melayang tak_bernyawa tidak_bernyawa`,
  HILANG: `hilang ilang ngilang menghilang lenyap raib sirna disappear vanish vanishing disappearing gone ngaleungit leungit ngalengit lengit lungo`,
  PERGI: `pergi pamit minggat cabut berpulang pulang lungo indit pai jalan go leave leaving`,
  HIDUP: `hidup idup idop hidop hdp hdup idp ngidup urip hirup iduik hiduik iduk hidui gesang odhi bernyawa live living life alive exist existing existence
    melanjutkan_hidup lanjutin_hidup menjalani_hidup ngejalanin_hidup`,
  BERTAHAN: `bertahan brtahan betahan bertahan_hidup lanjut melanjutkan lanjutin nerusin meneruskan survive go_on keep_going carry_on hold_on`,
  NAPAS: `napas nafas bernapas bernafas breathing`,
  USAH: `usah perlu tau tahu gelem iso biso`,
  LAHIR: `lahir dilahirkan terlahir dilahirin brojol born terlahirkan lair`,
  BUNUHDIRI: `bundir bunuhdiri bunuh_diri bunuh_awak bunuah_diri bunuah_surang bunuh_aku_sendiri gantung_diri gantungdiri bndr bndir bunir bundr suicide suicidal suiside sewerslide unalive nglalu ngalalu ngendat nggantung gantuang_diri harakiri
    kys akhiri_hidup akhiri_nyawa akhiri_diri habisi_nyawa habisi_diri habisi_hidup cabut_nyawa selfharm lukain_diri sakitin_diri nyakitin_diri hurt_my_self harm_my_self celakain_diri cederai_diri self_harm self_harming self_harmed self_injuring bunuh_dri bunuh_dari selfharming self_injury self_injurious selfinjury self_hurt menyakiti_diri sakiti_diri lukai_diri barcodean barcodein
    kill_myself kill_my_self killing_myself kill_me hurt_myself hurting_myself cut_myself cutting_myself hang_myself harm_myself harming_myself drown_myself burn_myself burning_myself hit_myself hitting_myself end_myself shoot_myself poison_myself starve_myself starving_myself punish_myself
    end_my_life ending_my_life end_my_own_life take_my_life taking_my_life take_my_own_life end_it_all ending_it_all ends_it_all overdose_myself mati_bunuh_diri matiin_diri racuni_diri bakar_diri tenggelamkan_diri jatuhkan_diri tabrakkan_diri lempar_diri celakai_diri
    nyilakakeun_diri nganyenyeri_diri musnahkan_diri siksa_diri tusuk_diri tembak_diri racun_diri tabrak_diri cebur_diri terjunkan_diri terjun_diri jatuh_diri tenggelamin_diri tenggelemin_diri ngulah_pati ulah_pati suduk_salira nelasan_maneh ngagantung_maneh gantung_maneh bunu_diri mampusin_diri cekik_diri ceburkan_diri ceburin_diri nyilakain_diri self_destruct mateni_diri paehan_awak suicided paehan_diri maehan_maneh mateni_awak`,
  AKHIRI: `akhiri akhir mengakhiri akhirin ngakhirin ngakhiri ahiri mengahiri habisi menghabisi ngabisin habisin sudahi menyudahi nyudahin nyudahi udahin ngudahin tamatin menamatkan tamatkan end ending hentikan`,
  SELESAI: `selesai berakhir kelar tamat udahan berhenti brenti stop rampung beres habis sirna end ends over game_over finish finished usai`,
  SEMUA: `semua semuanya smua smuanya segalanya sgalanya semuany sadayana sedoyo kabeh everything everyone all`,
  DUNIA: `dunia donya bumi semesta planet world earth muka_bumi alam_ini kehidupan`,
  SELAMANYA: `selamanya selama_lamanya slamanya salilana selawase forever permanently permanen lamo_lamo`,
  LELAH: `lelah capek cape capai letih cpk cpek cpe capk kesel uyuh panek loyo bosan bosen muak benci jenuh gedeg enek kapok tired sick exhausted malas males mls wegah ogah hoream embung menyerah nyerah give_up giving_up giving_up_on done fed_up kesal pasrah penat`,
  KUAT: `kuat sanggup tahan betah mampu kiat kuaik talok bisa biso sumbut gelem semangat kapabel`,
  LAYAK: `layak pantas pantes berhak worth deserve deserves cocok bakat`,
  ARTI: `arti artinya berarti guna gunanya berguna makna maknanya bermakna tujuan alasan gairah harapan masa_depan hartina guno faedah manfaat point reason purpose meaning meaningless pointless future`,
  PERCUMA: `percuma sia_sia siksaan neraka hampa kosong hukuman beban kutukan menyakitkan penderitaan worthless useless tamat pointless meaningless sampah`,
  UNTUKAPA: `untuk_apa buat_apa utk_apa bwt_apa keur_naon kanggo_opo nggo_opo untuak_apo ngapain kenapa mengapa knp why gunane_opo`,
  BEBAN: `beban bebanin bebani membebani ngebebanin nyusahin susahin menyusahkan susahkan ngerepotin ganggu mengganggu gangguin repotin merepotkan repotkan repot benalu parasit sampah aib ngeribetin ribet burden`,
  LEGA: `tentram tenteram sejahtera mudah tenang bahagia lega senang seneng ringan damai bebas untung happier better happy easier relieved`,
  RUGI: `rugi sedih peduli perduli sadar kehilangan nyariin mencari cariin nyari cari nangis nangisin kangen rindu merasa_kehilangan notice care miss cry`,
  KALAU: `kalau kalo klo kl klu klw kalok jika bila misal misalnya misalkan andai andaikan seandainya mun yen nek lamun jikok kok if walau walaupun meski meskipun biarpun when pas ketika sesuk mben setelah setelahnya sesudah sepeninggal abis after once selepas besok nanti`,
  SAJA: `saja aja ajah ajalah sajalah wae bae gen je jak doang ae we se sajo lah`,
  SUDAH: `sudah udah dah udh sdh wes wis uwis geus tos lah alah sampun already udahh udeh wus`,
  LAGI: `lagi lg lgi lai deui maneh meneh anymore again malih`,
  TIDUR: `tidur tdur tidurku turu sare lalok sleep sleeping bobo bobok merem istirahat rest`,
  BANGUN: `bangun bgun kebangun dibangunin bangunin terbangun tangi hudang wake woke waking wakes membuka_mata buka_mata melek`,
  TUHAN: `tuhan allah gusti yesus bapa maha_kuasa sing_kuoso yang_kuasa yang_maha god lord malaikat izrail pangeran`,
  PANGGIL: `panggil dipanggil memanggil ambil diambil mengambil jemput dijemput menjemput pulangkan pulangin dipundut pundut dijupuk jupuk cabut dicabut take takes`,
  ALMARHUM: `almarhum almarhumah alm mendiang surga akhirat alam_sana alam_baka alam_lain alam_kubur di_sana swarga heaven liang_lahat`,
  KERABAT: `mama papa mami papi ibu bapak ayah bunda emak ortu orang_tua keluarga anak anak_anak istri suami pacar adik adek kakak nenek kakek kalian sahabat parents mom dad family`,
  SUSUL: `susul nyusul menyusul nyusulin ikut ikutan ketemu bertemu join kumpul nututi`,
}
