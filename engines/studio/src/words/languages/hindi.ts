// Hindi words for people and clothes, with the English ones that the parser knows; `NOT` follows the denied noun.
export const hindi = `
a: एक
and: और, व, तथा
without: बिना
NOT: नहीं, नहीं पहनता, नहीं पहनती, नहीं पहने, के बिना
in: में
,: वाली, वाला, वाले, पहने, पहने हुए, पहनी हुई, पहना हुआ, के साथ
of: की, का, के, को
about: लगभग, करीब
years: साल, वर्ष, वर्षीय, साल की, साल का, साल के
about 30: तीस
about 40: चालीस
about 50: पचास
about 60: साठ
woman: महिला, औरत, स्त्री
girl: लड़की, युवती
man: पुरुष, आदमी, व्यक्ति
boy: लड़का
young man: युवक
elderly woman: दादी, नानी, बूढ़ी औरत
dad: पापा
mum: मम्मी
elderly man: दादा, नाना, बूढ़ा आदमी
young: युवा, जवान, यंग
elderly: बुजुर्ग, बुज़ुर्ग, वृद्ध, बूढ़ा, बूढ़ी
middle aged: अधेड़, मध्यम आयु
hair: बाल, बालों
beard: दाढ़ी
moustache: मूंछ, मूंछें, मूँछ, मूँछें
clean shaven: क्लीन शेव
glasses: चश्मा, चश्मे, ऐनक
sunglasses: धूप का चश्मा
headscarf: हिजाब
veil: घूंघट
turban: पगड़ी, साफा
cap: टोपी, कैप
hard hat: हेलमेट
bike helmet: साइकिल हेलमेट, बाइक हेलमेट
straw hat: पुआल की टोपी, तिनके की टोपी
chef's hat: शेफ टोपी
stethoscope: स्टेथोस्कोप
curly: घुंघराले
wavy: लहराते
straight: सीधे
long: लंबे, लंबी, लम्बे, लम्बी
short: छोटे, छोटी
thick: घनी, घने
bun: जूड़ा, जूड़े
ponytail: पोनीटेल, चोटी
bald: गंजा, गंजे
blonde: सुनहरे
black: काले, काली, काला
brown: भूरे, भूरी, भूरा
grey: ग्रे, स्लेटी, धूसर
white: सफेद, सफ़ेद
red: लाल
blue: नीली, नीला, नीले
light blue: आसमानी
green: हरा, हरी, हरे
yellow: पीला, पीली, पीले
orange: नारंगी, केसरिया
pink: गुलाबी
purple: बैंगनी
gold: सोने, सुनहरा, सुनहरी
silver: चांदी
dark: गहरा, गहरे, गहरी
light: हल्का, हल्के, हल्की
eyes: आँखें, आंखें, आँखों, आंखों
skin: त्वचा
dark skin: सांवली, सांवला
fair skin: गोरी, गोरा
earrings: झुमके, बालियां, बाली, बालियाँ
necklace: हार
make up: मेकअप
shirt: शर्ट, कमीज, कमीज़
blouse: ब्लाउज
t shirt: टीशर्ट, टी शर्ट
dress: ड्रेस, पोशाक
sari: साड़ी
kimono: किमोनो, कीमोनो, युकाता
kurta: कुर्ता, कुर्ती, सलवार कमीज
suit: सूट
blazer: ब्लेज़र, ब्लेजर
jumper: स्वेटर
hoodie: हुडी
cardigan: कार्डिगन
jacket: जैकेट
leather jacket: चमड़े की जैकेट, लेदर जैकेट
denim jacket: डेनिम जैकेट
coat: कोट
lab coat: सफेद कोट, सफ़ेद कोट
waistcoat: नेहरू जैकेट, बंडी
apron: एप्रन
tie: टाई
uniform: वर्दी, यूनिफॉर्म
checked: चेक
striped: धारीदार
slim: पतला, पतली, दुबला, दुबली
plump: मोटा, मोटी, मोटे
muscular: मांसल, तगड़ा
smiling: मुस्कुराती, मुस्कुराता, मुस्कुराते, मुस्कुराती हुई, मुस्कुराता हुआ, हंसमुख
jeans: जींस
serious: गंभीर
muslim: मुस्लिम
doctor: डॉक्टर
nurse: नर्स
man chef: रसोइया
chef: शेफ
teacher: शिक्षक
woman teacher: शिक्षिका
engineer: इंजीनियर
businessman: व्यापारी
bride: दुल्हन
groom: दूल्हा
man farmer: किसान
beret: बेरेट
flat cap: फ्लैट कैप
big hoops: बड़ी बालियां, बड़ी बालियाँ
floral: फूलों वाली, फूलदार
bindi: बिंदी, बिन्दी
long beard: लंबी दाढ़ी, लम्बी दाढ़ी
low ponytail: नीची पोनीटेल
tied back: बंधे हुए, पीछे बंधे
sherwani: शेरवानी
wall: दीवार, दीवारें, दीवारों
background: पृष्ठभूमि, बैकग्राउंड
yoga: योग, योगा
tank top: टैंक टॉप
young man: नौजवान
jewellery: गहने, गहनों, आभूषण
smiling: मुस्कान
messy: बिखरे, उलझे
uncle: चाचा, अंकल
aunt: चाची, आंटी
shopkeeper: दुकानदार
florist: फूलवाला, फूलवाली
hair dresser: नाई
farmer: कृषक
`;
