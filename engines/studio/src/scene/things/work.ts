// Words for things of work, trade and money: see subjects.ts.
import type { Subjects } from './subjects.ts';

export const workThings: Subjects = [
  [
    'translate',
    `language_course language_courses learn_english language_school language_schools idiomas sprachkurs* sprachschule* learn_spanish aprende_inglés aprender_inglés englischkurs* cours_d['’]anglais
    curso_de_inglês`,
    '英会話|英语',
  ],
  ['phone', 'app apps smartphone smartphones تطبيق التطبيق ऐप', 'アプリ|手机应用|应用程序'],
  [
    'shield',
    'insurance versicherung versicherungen gut_versichert seguro_de_hogar seguro_de_vida seguro_de_coche assurance_habitation assurance_auto notre_assurance assicurazione assicurazioni',
    '保険|保险',
  ],
  [
    'scales',
    'lawyer lawyers attorney attorneys abogado abogados abogada advogado advogados advogada anwalt anwältin rechtsanwält* rechtsanwalt avvocato avvocati',
    '弁護士|律师',
  ],
];

export const workDetails: Subjects = [
  [
    'calendar',
    `appointment appointments book_online book_your on_monday on_tuesday on_wednesday on_thursday on_friday on_saturday on_sunday until_sunday half_a_day
    appuntamento appuntamenti tu_cita su_cita cita_previa reserva_online reservas_online reserva_en_línea pide_cita medio_día
    votre_rendez-vous réservez_en_ligne prenez_rendez-vous demi-journée dein_termin ihr_termin ihren_termin online_buchen termin_online halben_tag
    sua_consulta agende_online agendamento_online marque_online موعدك`,
    '予約日|预约时间',
  ],
  [
    'form',
    `questions questionnaire paperwork your_papers your_documents contract contracts explain_every_step step_by_step no_small_print no_fine_print
    preguntas tus_papeles tus_documentos contrato contratos paso_a_paso sin_letra_pequeña perguntas passo_a_passo sem_letras_miúdas
    fragebogen unterlagen vertrag verträge schritt_für_schritt kein_kleingedrucktes ohne_kleingedrucktes
    formulaire vos_questions contrat contrats étape_par_étape domande moduli`,
    '書類|契約書|表格|问卷|合同',
  ],
  [
    'receipt',
    `no_surprise no_surprises the_bill your_bill your_bills invoice invoices no_hidden_extras no_hidden_fees no_hidden_costs factura facturas sin_costes_ocultos sin_sorpresas sem_surpresas sans_surprise keine_überraschungen rechnung rechnungen
    ohne_versteckte_kosten keine_versteckten_kosten festpreis facture factures sans_frais_cachés sem_custos_escondidos sem_taxas_escondidas fattura fatture`,
    '請求書|账单',
  ],
  [
    'coins',
    `money refund savings you_pay dinero reembolso dinheiro argent geld soldi rimborso
    أموالك पैसे`,
    'お金|返金|省钱|退款',
  ],
  [
    'package',
    `we_deliver we_ship ship_them ship_it free_delivery free_shipping shipping envío_gratis envíos_gratis envío el_envío enviamos frete_grátis frete enviamos_para livraison livraisons
    lieferung lieferungen versand versandkostenfrei wir_liefern consegna_gratuita`,
    '送料無料|配送|包邮',
  ],
  [
    'briefcase',
    'adviser advisers advisor advisors consultant consultants asesor asesora asesores berater beraterin conseiller conseillers conseillère consultor consultores',
    '顾问',
  ],
  [
    'translate',
    `speak_english speak_spanish speak_german speak_french hablar_inglés hablas_inglés englisch_sprechen englisch_lernen parler_anglais parlez_anglais falar_inglês
    conversation_class new_language`,
    '会話|口语',
  ],
];
