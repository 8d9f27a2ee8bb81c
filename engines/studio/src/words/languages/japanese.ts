// Japanese words for people and clothes, with the English ones that the parser knows; `NOT` follows the denied noun.
export const japanese = `
NOT: なし, のない, がない, はない, をかけていない, をしていない, を着ていない, ではない, ではなく, じゃない, をつけていない, をかぶっていない
and: と
,: をかけた, を着た, をした, をかぶった, を着ている, をかけている, をつけた, をはおった, を締めた
of: の, を, が, は, に, で, な
years: 歳, 才
about: くらい, ぐらい, 前後, 頃
middle aged: 中年
young: 若い, 若者
elderly: 高齢, 年配, 老人
girl: 女の子, 女子
woman: 女性, 女の人, 女
boy: 男の子, 男子
man: 男性, 男の人, 男
elderly woman: おばあさん, お婆さん, おばあちゃん
dad: パパ, お父さん
mum: ママ, お母さん
elderly man: おじいさん, お爺さん, おじいちゃん
student: 学生, 大学生
long hair: ロングヘア, ロングヘアー, 長髪, 長い髪
short hair: 短髪, ショートヘア, ショートカット, 短い髪
curly hair: 巻き毛, カーリーヘア, パーマ
black hair: 黒髪
brown hair: 茶髪
blonde hair: 金髪
white hair: 白髪
salt pepper hair: 白髪まじり, 白髪混じり, 白髪交じり, ごま塩頭
red hair: 赤毛
long: 長い
short: 短い
frames: 縁
hair: 髪, 髪の毛
bob: ボブ
ponytail: ポニーテール
bun: お団子, お団子ヘア
locs: ドレッドヘア, ドレッド
afro: アフロ
fringe: 前髪
bald: 禿げ, スキンヘッド, 坊主
moustache: 口ひげ, 口髭
goatee: あごひげ
beard: ひげ, 髭
glasses: メガネ, めがね, 眼鏡
round glasses: 丸いメガネ, 丸メガネ, 丸い眼鏡, 丸眼鏡
sunglasses: サングラス
headscarf: ヒジャブ
cap: キャップ, 野球帽
beanie: ニット帽
hat: 帽子
hard hat: ヘルメット
bike helmet: 自転車用ヘルメット, 自転車ヘルメット, バイクヘルメット
straw hat: 麦わら帽子, 麦わら帽, ストローハット
chef's hat: コック帽
stethoscope: 聴診器
scarf: スカーフ, マフラー
earrings: イヤリング, ピアス
necklace: ネックレス
pearls necklace: 真珠のネックレス
freckles: そばかす
eyes: 目
skin: 肌
dark: 濃い, ダーク
light: 薄い
black: 黒い, 黒, ブラック
white: 白い, 白, ホワイト
grey: グレー, 灰色
brown: 茶色い, 茶色, ブラウン
red: 赤い, 赤
blue: 青い, 青, ブルー
light blue: 水色
navy: 紺, 紺色, ネイビー
green: 緑, 緑色, グリーン
yellow: 黄色い, 黄色
orange: オレンジ
pink: ピンク
purple: 紫, 紫色
beige: ベージュ
gold: 金色
suit: スーツ
shirt: シャツ, ワイシャツ
t shirt: tシャツ
polo shirt: ポロシャツ
blouse: ブラウス
dress: ドレス, ワンピース
kimono: 着物, 浴衣, 和服, 和装
jumper: セーター, ニット
turtleneck: タートルネック
hoodie: パーカー
cardigan: カーディガン
jacket: ジャケット
casual jacket: ブルゾン, ジャンパー
puffer jacket: ダウンジャケット
denim jacket: デニムジャケット, ジージャン
leather jacket: 革ジャン
coat: コート
lab coat: 白衣
waistcoat: ベスト
apron: エプロン
scrubs: スクラブ, ナース服
sportswear: スポーツウェア, ジャージ
uniform: 制服
tie: ネクタイ
bow tie: 蝶ネクタイ
checked: チェック
striped: ストライプ, ボーダー
slim: 細い, 痩せた, スリム
plump: ぽっちゃりした, ぽっちゃり, 太った, ふくよか
muscular: 筋肉質, がっしりした
smiling: 笑顔, 微笑む, 優しい, 笑って, 明るい表情
serious: 真面目
black person: 黒人
caucasian: 白人, 外国人
doctor: 医師, 医者
pharmacist: 薬剤師
nurse: 看護師
chef: 料理人, シェフ, コック
teacher: 教師, 先生
executive: 会社員, ビジネスマン
engineer: エンジニア
construction: 建設作業員
bride: 花嫁
beret: ベレー帽
flat cap: ハンチング, ハンチング帽
hachimaki: はちまき, 鉢巻き, 鉢巻, ねじり鉢巻き
big hoops: 大きなフープピアス, 大きいフープピアス, 大ぶりのフープピアス
floral: 花柄の, 花柄, 花模様
long beard: 長いひげ, 長い髭, 長いあごひげ
low ponytail: ローポニーテール, 低い位置のポニーテール
tied back: 髪を後ろで結んだ, 後ろで束ねた
bindi: ビンディ
sari: サリー
chef's jacket: コックコート
wall: 壁
background: 背景
salesman: 営業マン
businessman: サラリーマン
shop owner: 店主
baker: パン屋, パン職人
florist: 花屋, フローリスト
hair dresser: 美容師
barber: 理容師, 床屋
carpenter: 大工
farmer: 農家
bartender: バーテンダー
man photographer: カメラマン
photographer: 写真家
delivery: 配達員
mechanic: 整備士
stubble: 無精ひげ, 無精髭
messy hair: ボサボサ, ボサボサ髪, 無造作ヘア
bleached hair: ブリーチ髪, ブリーチヘア
buzz cut: 坊主頭
low bun: 低めのお団子
hi vis vest: 反射ベスト, 安全ベスト
`;
