// Words for things of work, trade and money: see subjects.ts.
import type { Subjects } from './subjects.ts';

export const workThings: Subjects = [
  [
    'translate',
    `language_course language_courses learn_english language_school language_schools idiomas sprachkurs* sprachschule* learn_spanish learn_german learn_french aprende_inglés aprender_inglés englischkurs* deutschkurs*
    clases_de_inglés curso_de_inglés cours_d['’]anglais cours_de_français corso_di_inglese corsi_di_inglese curso_de_inglês aulas_de_inglês`,
    '英会話|英语',
  ],
  [
    'phone',
    `app apps smartphone smartphones appli applis aplicativo aplicativos nuestra_aplicación descarga_la_aplicación notre_application téléchargez_l['’]application nostra_applicazione scarica_l['’]applicazione
    تطبيق التطبيق تطبيقنا ऐप ऐप्स`,
    // Not apricots, applicators nor "a priori".
    'アプリ(?!コット|ケーター|オリ)|手机应用|应用程序|(?:手机|下载)app(?!\\p{L})',
  ],
  [
    'shield',
    `insurance versicherung versicherungen gut_versichert autoversicherung* krankenversicherung* hausratversicherung* haftpflichtversicherung* seguro_de_hogar seguro_de_vida seguro_de_coche seguro_de_auto seguro_médico
    seguro_de_saúde seguro_de_carro seguro_auto aseguradora aseguradoras assurance_habitation assurance_auto assurance_vie notre_assurance votre_assurance assicurazione assicurazioni التأمين बीमा`,
    '保険|保险',
  ],
  [
    'scales',
    `lawyer lawyers attorney attorneys abogado abogados abogada abogadas advogado advogados advogada advogadas anwalt anwältin anwälte anwältinnen rechtsanwält* rechtsanwalt anwaltskanzlei* avvocato avvocati avvocata avvocatessa
    cabinet_d['’]avocats votre_avocat votre_avocate محامي محامون वकील`,
    '弁護士|律师',
  ],
  [
    'credit-card',
    `our_credit_card credit_card_for credit_card_that new_credit_card nuestra_tarjeta_de_crédito nueva_tarjeta_de_crédito unsere_kreditkarte neue_kreditkarte notre_carte_bancaire nouvelle_carte_bancaire
    nosso_cartão_de_crédito novo_cartão_de_crédito nostra_carta_di_credito nuova_carta_di_credito`,
    '',
  ],
  [
    'lock',
    `cybersecurity cyber_security password_manager ciberseguridad gestor_de_contraseñas cibersegurança gerenciador_de_senhas cybersicherheit it-sicherheit passwortmanager* passwort-manager cybersécurité
    gestionnaire_de_mots_de_passe cybersicurezza sicurezza_informatica`,
    'サイバーセキュリティ|网络安全',
  ],
  [
    'chart',
    'etf etfs start_investing investments inversiones investimentos investissements investimenti geldanlage geldanlagen aktien aktiendepot',
    '資産運用|理财',
  ],
  [
    'piggy-bank',
    "savings_account savings_accounts cuenta_de_ahorro cuenta_de_ahorros tagesgeldkonto sparkonto sparplan* livret_d['’]épargne conta_poupança conto_di_risparmio",
    '储蓄账户',
  ],
];

export const workDetails: Subjects = [
  [
    'calendar',
    `appointment appointments book_online book_your book_now book_today on_monday on_tuesday on_wednesday on_thursday on_friday on_saturday on_sunday until_sunday half_a_day deadline deadlines
    appuntamento appuntamenti prenota prenotate prenotare prenotazione prenotazioni tu_cita su_cita una_cita_con cita_previa reserva_online reservas_online reserva_en_línea pide_cita medio_día
    votre_rendez-vous un_rendez-vous réservez_en_ligne prenez_rendez-vous prends_rendez-vous demi-journée dein_termin ihr_termin deinen_termin ihren_termin einen_termin online_buchen termin_online terminbuchung halben_tag
    sua_consulta agende_sua agende_seu agende_online agendamento_online marque_online marque_sua seu_agendamento موعدك موعدًا احجز अपॉइंटमेंट`,
    '予約日|预约时间|预约',
  ],
  [
    'form',
    `questions questionnaire paperwork your_papers your_documents contract contracts explain_every_step step_by_step no_small_print no_fine_print
    preguntas tus_papeles tus_documentos contrato contratos paso_a_paso sin_letra_pequeña perguntas seus_documentos passo_a_passo sem_letras_miúdas
    fragebogen unterlagen vertrag verträge schritt_für_schritt kein_kleingedrucktes ohne_kleingedrucktes
    formulaire formulaires formulario formularios formulário formulários formular formulare vos_questions vos_documents contrat contrats étape_par_étape domande moduli contratto contratti passo_dopo_passo`,
    '書類|契約書|表格|问卷|合同',
  ],
  [
    'receipt',
    `no_surprise no_surprises the_bill your_bill your_bills invoice invoices no_hidden_extras no_hidden_fees no_hidden_costs factura facturas recibo_de_la_luz sin_costes_ocultos sin_sorpresas sem_surpresas sans_surprise sans_surprises
    keine_überraschungen rechnung rechnungen stromrechnung* gasrechnung* ohne_versteckte_kosten keine_versteckten_kosten festpreis facture factures sans_frais_cachés sem_custos_escondidos sem_taxas_escondidas fatura faturas conta_de_luz
    conta_de_energia fattura fatture bolletta bollette senza_sorprese senza_costi_nascosti فاتورة فاتورتك बिजली_बिल बिजली_का_बिल`,
    '請求書|账单',
  ],
  [
    'coins',
    `money cash cashback refund you_pay dinero reembolso dinheiro argent geld soldi denaro rimborso
    أموالك المال पैसे`,
    'お金|返金|退款',
  ],
  [
    'package',
    `we_deliver we_ship ship_them ship_it free_delivery free_shipping fast_shipping shipping your_parcel envío_gratis envíos_gratis envío envíos el_envío enviamos frete_grátis frete enviamos_para entrega_grátis entrega_rápida
    entregamos livraison livraisons nous_livrons votre_colis lieferung lieferungen versand versandkostenfrei wir_liefern ihr_paket consegna_gratuita consegne consegniamo spediamo spedizione spedizioni
    شحن_مجاني الشحن توصيل_مجاني التوصيل डिलीवरी`,
    '送料無料|配送|包邮|送货',
  ],
  [
    'briefcase',
    `adviser advisers advisor advisors consultant consultants asesor asesora asesores berater beraterin conseiller conseillers conseillère consultor consultores consulente consulenti new_job dream_job next_job nuevo_trabajo
    nuevo_empleo traumjob neuen_job nouvel_emploi nouveau_travail novo_emprego nuovo_lavoro`,
    '顾问|転職',
  ],
  [
    'translate',
    `speak_english speak_spanish speak_german speak_french hablar_inglés hablas_inglés englisch_sprechen englisch_lernen parler_anglais parlez_anglais falar_inglês parlare_inglese
    conversation_class new_language`,
    '会話|口语',
  ],
  [
    'chat',
    `write_to_us message_us text_us send_us_a_message drop_us_a_line chat_with_us live_chat sur_le_chat chat_en_línea contact_us get_in_touch comment_below in_the_comments leave_a_comment whatsapp
    escríbenos escribinos escríbanos escríbeme mándanos_un_mensaje envíanos_un_mensaje contáctanos contáctenos en_los_comentarios déjanos_un_comentario
    écrivez-nous écris-nous écrivez-moi envoyez-nous_un_message contactez-nous en_commentaire dans_les_commentaires
    schreib_uns schreiben_sie_uns schreibt_uns schreib_mir schick_uns_eine_nachricht schicken_sie_uns_eine_nachricht kontaktiere_uns kontaktieren_sie_uns in_den_kommentaren in_die_kommentare
    scrivici scriveteci scrivimi mandaci_un_messaggio contattaci nei_commenti
    escreva_para_nós escreva-nos fale_conosco fale_com_a_gente mande_uma_mensagem manda_uma_mensagem envie_uma_mensagem mande_mensagem entre_em_contato chame_no_whats chama_no_whats nos_comentários
    راسلنا تواصل_معنا واتساب हमें_लिखें संपर्क_करें व्हाट्सऐप व्हाट्सएप`,
    // In Portuguese, "no" is "in the".
    '(?<!\\p{L})no whatsapp(?=[.,!?…]|$| (?:agora|hoje|e|ou|para)(?!\\p{L}))|メッセージを送|お問い合わせ|发消息|私信|(?<!细)微信',
  ],
  [
    'envelope',
    `newsletter newsletters inbox by_email by_e-mail via_email your_email an_email e-mail e-mails emails per_mail par_mail via_mail per_email por_email boletín_semanal nuestro_boletín correo_electrónico por_correo tu_correo su_correo
    bandeja_de_entrada caixa_de_entrada boîte_mail posteingang بريدك البريد_الإلكتروني ईमेल`,
    'メールで|メールに|メルマガ|电子邮件|邮箱',
  ],
  [
    'bell',
    `reminders a_reminder_before send_you_a_reminder get_a_reminder warns_you alerts_you notifies_you notification notifications te_avisa te_avisan te_avisamos le_avisamos recordatorio recordatorios te_notifica notificación
    notificaciones vous_prévient vous_prévenons vous_avertit vous_alerte te_prévient rappels_automatiques un_rappel_avant benachrichtigt_dich benachrichtigt_sie benachrichtigung benachrichtigungen warnt_dich warnt_sie eine_erinnerung_aufs eine_erinnerung_per erinnerungsfunktion
    ti_avvisa ti_avvisiamo vi_avvisa promemoria ti_ricorda_di ti_ricorda_ogni ti_ricorda_quando notifiche avisa_você te_avisa_quando lembrete lembretes notificação notificações يذكرك ينبهك تنبيهات إشعارات रिमाइंडर नोटिफिकेशन`,
    // Not "reminds you of home".
    `(?<!\\p{L})(?:reminds (?:you(?! of)|your (?:clients?|customers?|patients?|team))|te recuerda(?! (?:a|al|que)(?!\\p{L}))|erinner(?:t|n) (?:dich|sie)(?! (?:an|uns)(?!\\p{L})))(?!\\p{L})|(?<!की )याद दिला|リマインド|リマインダー|通知が届|提醒`,
  ],
  [
    'chart',
    `more_sales higher_sales your_sales sales_grow boost_sales increase_sales grow_your_business grows_your_business grow_your_company business_grows company_grows your_revenue more_revenue your_spending track_your_spending
    tus_ventas más_ventas vende_más vender_más tu_negocio_crece crecer_tu_negocio crecer_tu_empresa más_ingresos tus_ingresos tu_facturación tus_gastos estadísticas
    mehr_umsatz dein_umsatz deinen_umsatz ihr_umsatz ihren_umsatz umsatzwachstum umsatzsteigerung mehr_verkäufe unternehmen_wächst business_wächst geschäft_wächst deine_ausgaben ihre_ausgaben statistiken
    chiffre_d['’]affaires vos_ventes plus_de_ventes vendez_plus grandir_votre_entreprise développer_votre_entreprise développez_votre_activité vos_dépenses statistiques
    suas_vendas mais_vendas venda_mais vender_mais seu_faturamento crescer_seu_negócio seu_negócio_cresce seu_negócio_crescer seus_gastos estatísticas
    tue_vendite più_vendite tuo_fatturato crescere_la_tua_azienda crescere_il_tuo_business tue_spese statistiche مبيعاتك أرباحك आपकी_बिक्री बिक्री_बढ़ाएं बिक्री_बढ़ाएँ कारोबार_बढ़ाएं कारोबार_बढ़ाएँ`,
    '売上|売り上げ|销售额|营业额|销量|业绩',
  ],
  [
    'credit-card',
    `credit_card credit_cards debit_card debit_cards pay_by_card contactless tarjeta_de_crédito tarjetas_de_crédito tarjeta_de_débito paga_con_tarjeta pagar_con_tarjeta kreditkarte kreditkarten mit_karte_zahlen mit_karte_bezahlen
    kontaktlos_zahlen kontaktlos_bezahlen carte_bancaire cartes_bancaires carte_de_crédit carte_bleue payez_par_carte payer_par_carte paiement_par_carte no_cartão_de_crédito cartão_de_crédito cartões_de_crédito cartão_de_débito pague_no_cartão
    carta_di_credito carte_di_credito carta_di_debito paga_con_carta pagare_con_carta بطاقة_ائتمان بطاقة_الائتمان بطاقتك_الائتمانية क्रेडिट_कार्ड`,
    'クレジットカード|信用卡',
  ],
  [
    'piggy-bank',
    `savings your_savings you_save_up_to you_save_money you_save_hundreds you_save_thousands you_save_half you_save_every save_up_to start_saving_today start_saving_money start_saving_now saves_you_money save_hundreds save_thousands tus_ahorros
    sparen_sie_bis sparen_sie_jeden sparen_sie_bares du_sparst sie_sparen_bis wir_sparen_ihnen geld_sparen ersparnis ersparnisse vous_économisez tu_économises économisez_jusqu['’]à
    économisez_chaque faites_des_économies poupar poupança você_poupa poupe_até economize_até risparmi_fino risparmia_fino risparmi_ogni risparmiare risparmierai risparmio وفر_المال توفير_المال مدخراتك बचत`,
    // Money, or no word of what: not time.
    `(?<!\\p{L})(?:saves?|spare|sparst|spart|sparen|économise[sz]?|économisent|risparmi|risparmia|risparmiano|risparmiate|poupa|poupam) (?=(?:\\p{L}{1,12} ){0,3}(?:\\p{Sc}|[\\p{Nd}.,]{0,9} ?(?:\\p{Sc}|%|euros?|dollars?|pounds?|reais|percent|per cent|prozent|pour cent|por cento|per cento)))|(?<!\\p{L})(?:ahorr(?:a|as|an|á|e|en|ar|arás|amos)|economiz(?:a|am|e|ar)|économise[rz])(?!\\p{L})(?! (?:\\p{L}{1,12} ){0,2}(?:l['’])?(?:tiempo|horas|espacio|esfuerzo|esfuerzos|energía|agua|tempo|espaço|esforço|energia|água|temps|forces|efforts|énergie|eau)(?!\\p{L}))|(?<!時間[をの])節約|貯金|省钱|存钱`,
  ],
  [
    'lock',
    `encryption encrypted password passwords your_privacy secure_payment secure_payments contraseña contraseñas cifrado cifrados encriptado tu_privacidad privacidad pago_seguro pagos_seguros sua_senha suas_senhas privacidade
    criptografado criptografados criptografia pagamento_seguro pagamenti_sicuri passwort passwörter verschlüsselt verschlüsselung datenschutz sichere_zahlung mot_de_passe mots_de_passe données_chiffrées cryptées confidentialité
    paiement_sécurisé paiements_sécurisés crittografia crittografati tua_privacy tuoi_dati_sono_al_sicuro كلمة_المرور خصوصيتك पासवर्ड`,
    `(?<!\\p{L})(?:your data (?:is|are|stays?) (?:safe|secure|protected|private|yours)|tus datos (?:están|estarán|siempre) (?:seguros|protegidos|a salvo)|tus datos(?: siempre)? (?:seguros|protegidos)|(?:deine|ihre) daten (?:sind|bleiben) (?:sicher|geschützt|privat)|vos données (?:sont|restent) (?:sécurisées|protégées|confidentielles|privées|en sécurité)|seus dados (?:estão|ficam) (?:seguros|protegidos))(?!\\p{L})|パスワード|暗号化|隐私|密码|加密`,
  ],
  [
    'map-pin',
    `near_you nearest_store nearest_branch close_to_you in_your_neighbourhood in_your_neighborhood your_neighbourhood your_neighborhood in_your_area in_your_city in_your_town find_us_at find_us_in visit_us_at visit_us_in
    tienda_más_cercana sucursal_más_cercana cerca_de_ti cerca_de_usted cerca_de_vos tu_barrio en_tu_zona en_tu_ciudad visítanos_en encuéntranos_en estamos_en_la_calle perto_de_você perto_de_ti no_seu_bairro seu_bairro na_sua_cidade na_sua_região
    près_de_chez_vous près_de_chez_toi proche_de_chez à_deux_pas_de_chez votre_quartier dans_votre_ville in_deiner_nähe in_ihrer_nähe nächste_filiale gleich_um_die_ecke direkt_um_die_ecke in_deinem_viertel in_ihrem_viertel in_deiner_stadt in_ihrer_stadt
    vicino_a_te vicino_a_voi vicino_a_casa_tua tuo_quartiere nella_tua_città nella_tua_zona بالقرب_منك في_حيك في_مدينتك आपके_शहर आपके_आसपास`,
    'お近くの|ご近所|您附近|就在附近|家门口',
  ],
  [
    'headset',
    `support_team customer_service customer_support helpdesk help_desk hotline call_center tech_support technical_support our_team_answers real_person_answers real_people_answer
    atención_al_cliente servicio_al_cliente soporte_técnico nuestro_equipo_responde nuestro_equipo_te_responde atendimento_ao_cliente suporte_técnico nosso_suporte central_de_atendimento
    service_client service_clients notre_support assistance_téléphonique notre_équipe_répond notre_équipe_vous_répond kundendienst kundenservice kundensupport unser_support unserem_support support-team unser_team_antwortet
    servizio_clienti assistenza_clienti assistenza_tecnica il_nostro_team_risponde خدمة_العملاء الدعم_الفني ग्राहक_सेवा कस्टमर_केयर`,
    'カスタマーサポート|サポートチーム|コールセンター|サポートセンター|客服(?![从装饰])',
  ],
  [
    'stars',
    `star_reviews google_reviews customer_reviews our_reviews the_reviews positive_reviews verified_reviews thousands_of_reviews hundreds_of_reviews five_stars five-star 5_stars 5-star cinco_estrellas opiniones_positivas
    opiniones_verificadas opiniones_de_clientes nuestras_opiniones reseñas valoraciones cinco_estrelas avaliações_positivas avaliações_no_google avaliações_de_clientes fünf_sterne fünf_sternen fünf-sterne-bewertungen
    bewertungen kundenbewertungen cinq_étoiles avis_clients avis_positifs avis_google avis_vérifiés milliers_d['’]avis centaines_d['’]avis cinque_stelle recensioni خمس_نجوم تقييمات रेटिंग`,
    `\\p{Nd}[.,]\\p{Nd} (?:stars|estrellas|estrelas|sterne|sternen|étoiles|stelle)(?!\\p{L})|口コミ|(?<!プ)レビュー|好评|五星(?!红旗)`,
  ],
  [
    'trophy',
    `award-winning award_winning voted_best voted_the_best won_an_award an_award won_gold gold_medal medalla_de_oro medalha_de_ouro goldmedaille médaille_d['’]or medaglia_d['’]oro trophies galardonado galardonada galardonados premiado premiada premiados premiadas ganador_del_premio ganadora_del_premio premio_a_la_mejor premio_al_mejor trofeo trofeos
    preisgekrönt* mehrfach_ausgezeichnet mehrfach_ausgezeichnete vielfach_ausgezeichnet testsieger testsiegerin pokal pokale primé primée primés primées récompensé récompensée élu_meilleur élue_meilleure trophée trophées
    troféu troféus premiato premiata premiati premiate pluripremiato pluripremiata trofei`,
    '受賞|获奖',
  ],
  [
    'handshake',
    `our_partner our_partners trusted_partner partnership trusted_by by_your_side on_your_side a_handshake handschlag apretón_de_manos poignée_de_main aperto_de_mão stretta_di_mano nuestros_socios socio_de_confianza
    a_tu_lado confían_en_nosotros confía_en_nosotros unsere_partner an_deiner_seite an_ihrer_seite vertrauen_uns vertrauen_sie_uns nos_partenaires à_vos_côtés à_tes_côtés nous_font_confiance faites-nous_confiance
    nossos_parceiros parceiro_de_confiança ao_seu_lado confiam_em_nós confie_em_nós nostri_partner al_tuo_fianco al_vostro_fianco si_fidano_di_noi شركاؤنا شركائنا`,
    '信頼(?!性)|值得信赖|合作伙伴',
  ],
  [
    'certificate',
    `a_certificate your_certificate certificate_of_completion recognised_certificate recognized_certificate diploma diplomas tu_certificado recibes_un_certificado obtienes_un_certificado certificado_oficial certificado_reconocido tu_título título_oficial titulación_oficial
    seu_certificado recebe_um_certificado certificado_reconhecido com_certificado dein_zertifikat ihr_zertifikat mit_zertifikat ein_zertifikat anerkanntes_zertifikat anerkanntem_zertifikat zertifikat diplom urkunde diplôme diplômes votre_certificat un_certificat_reconnu
    attestato attestati diplomi tuo_certificato certificato_riconosciuto شهادة_معتمدة شهادتك प्रमाणपत्र प्रमाण_पत्र डिप्लोमा`,
    '修了証|卒業証書|认证证书|结业证书|文凭',
  ],
  [
    'graduation-cap',
    'your_exam your_exams your_degree tu_examen tus_exámenes deine_prüfung deine_prüfungen ihre_prüfung vos_examens ton_examen tuo_esame tuoi_esami graduation abitur',
    '大学受験|高考',
  ],
  [
    'target',
    `your_goal your_goals tu_objetivo tus_objetivos tu_meta tus_metas seu_objetivo seus_objetivos sua_meta suas_metas deine_ziele deinen_zielen ihre_ziele ihren_zielen dein_ziel_erreichen erreiche_dein_ziel
    atteignez_vos_objectifs atteindre_vos_objectifs atteins_tes_objectifs vos_objectifs tes_objectifs tuoi_obiettivi vostri_obiettivi أهدافك هدفك अपने_लक्ष्य अपना_लक्ष्य`,
    '目標|目标',
  ],
  [
    'magnifier',
    `we_compare compare_prices compare_offers compare_tariffs compare_plans price_comparison a_closer_look comparamos compara_precios compara_ofertas comparar_precios comparador compare_preços compare_os_preços compara_los_precios
    nous_comparons on_compare comparez_les comparez_nos comparateur wir_vergleichen vergleichen_wir vergleiche_preise preise_vergleichen preisvergleich vergleichsportal confrontiamo confronta_i confronta_le confrontare_i comparatore نقارن तुलना`,
    '比較(?!的)|我们比较|货比三家|搜索',
  ],
  [
    'globe',
    `worldwide world-wide around_the_world all_over_the_world weltweit in_alle_welt en_todo_el_mundo por_todo_el_mundo em_todo_o_mundo partout_dans_le_monde dans_le_monde_entier monde_entier in_tutto_il_mondo
    حول_العالم दुनिया_भर`,
    // Not "everybody": "le gusta a todo el mundo".
    `(?<=envi(?:amos|ar|an|ado|ados) )a todo el mundo|(?<!\\p{L})\\p{Nd}{2,3} (?:countries|países|länder|ländern|pays|paesi)(?!\\p{L})|世界中|(?<!安)全球`,
  ],
  [
    'phone',
    `your_phone my_phone from_a_phone on_the_phone by_phone mobile_phone mobile_phones cellphone cellphones call_us_today call_us_now call_us_at give_us_a_call tu_móvil su_móvil tu_celular su_celular desde_el_móvil en_el_móvil
    con_el_móvil por_el_móvil desde_el_celular en_el_celular con_el_celular banca_móvil tu_teléfono su_teléfono el_teléfono por_teléfono un_teléfono llámanos llámenos llamanos
    no_seu_celular seu_celular pelo_celular no_celular do_celular um_celular telemóvel telemóveis no_seu_telefone seu_telefone pelo_telefone por_telefone ligue_para_nós ligue_agora téléphone téléphones votre_mobile sur_votre_portable depuis_votre_portable
    appelez-nous appelle-nous dein_handy deinem_handy ihr_handy ihrem_handy das_handy am_handy per_handy vom_handy dem_handy aufs_handy handys am_telefon per_telefon telefonisch ruf_uns_an rufen_sie_uns_an rufen_sie_an
    telefono telefoni telefonino sul_cellulare dal_cellulare col_cellulare tuo_cellulare chiamaci chiamateci هاتفك جوالك موبايلك फ़ोन फोन मोबाइल`,
    '(?<!\\p{L})(?:call|chiama(?: lo| il)?|llama al|llame al|appelez(?: le| au)?|ligue(?: para)?) (?=\\+?\\p{Nd})|スマホ|スマートフォン|携帯電話|(?<![对助选歌新水高副])手机(?!器人)',
  ],
  [
    'laptop',
    `laptop laptops your_computer ordenador ordenadores computadora computadoras computador ordinateur ordinateurs am_computer am_laptop our_website website websites shop_online order_online buy_online pay_online learn_online study_online
    sell_online apply_online sign_up_online all_online fully_online entirely_online online_course online_courses online_class online_classes online_lesson online_lessons online_shop online_store online_banking compra_online comprar_online compre_online
    curso_online cursos_online clases_online clase_en_línea clases_en_línea clase_online curso_en_línea cursos_en_línea aula_online aulas_online tienda_online loja_online loja_virtual pide_online vende_online todo_online onlineshop* online-shop online_bestellen online_kaufen online_lernen online_verkaufen online_abschließen online_erledigen online_beantragen online_bezahlen pague_online peça_online tudo_online
    onlinekurs* online-kurs online-kurse corso_online corsi_online lezione_online onlineunterricht online-unterricht negozio_online ordina_online acquista_online tutto_online lezioni_online cours_en_ligne 100_%_online
    أونلاين عبر_الإنترنت ऑनलाइन लैपटॉप`,
    // Neither skates nor a straight line, and no telephone call.
    `(?<!\\p{L})(?<!(?:restez|reste|rester|rollers?|patins|patines|patinaje|manténgase|réservez) )(?:en ligne(?! (?:droite|directe|avec|de)(?!\\p{L}| chez))|(?<!reserva )en línea(?=[.,;:!?…]|$))(?!\\p{L})|オンライン|パソコン|网上|(?<![现存])在线|电脑`,
  ],
  [
    'shield',
    `everything_is_insured fully_insured money-back_guarantee guarantee warranty garantía garantías garantie garantien garanties garantia garantias garanzia garanzie ضمان गारंटी वारंटी`,
    '保証|质保|保修',
  ],
  [
    'gift',
    `a_gift free_gift gift_card gift_cards regalo regalos geschenk geschenke geschenkkarte gutschein gutscheine cadeau cadeaux um_presente de_presente vale-presente regali هدية هدايا उपहार`,
    'プレゼント|礼物',
  ],
];
