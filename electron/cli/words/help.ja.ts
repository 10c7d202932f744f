/** Help in Japanese: commands by name, their arguments and options behind it; options that all have by themselves. */
export const helpJa: Readonly<Record<string, string>> = {
  okiba: '落ちものパズルで、次のミノや組ぷよを置く場所を示します。',
  see: 'ゲームの画像から読み取ったものを表示します',
  'see image': '画像（1枚ずつ別々に見ます）',
  'see --game': '片方のゲームだけを探します',
  'see --json': '標準出力に、画像ごとに1行のJSONだけを書きます',
  hint: '画像や局面について、いちばん良い置き場を示します',
  'hint input':
    "ゲームの画像、局面のJSON、文字の盤面（段を'/'で区切るか、ファイル）、テト譜。'-'なら標準入力の局面",
  'hint --count': '示す置き場の数',
  'hint --queue': '盤面にミノの指定がないとき：落下中のミノとNEXT',
  'hint --hold': '盤面にミノの指定がないとき：HOLDのミノ',
  'hint --incoming': '相手が予告したおじゃま（段数、ぷよなら個数）',
  'hint --draw': '置き場を描いたPNGを書き出します',
  ask: 'ミノを1つずつ聞いて（続けて打つとNEXT）、置き場を示します（*が置き場、■が埋まったマス）',
  simulate: '画面なしでゲームを進めます',
  moves: 'そのミノを置けるすべての場所と、押すキーを並べます',
  'moves field':
    "文字の盤面（'.'か'_'が空き、上の段から。段を'/'で区切るか、ファイル）、テト譜、'-'、'empty'",
  'moves --piece': 'I O T S Z J L のどれか',
  'moves --reach': 'drops：まっすぐ落とすだけ、slides：すべり込みや回転入れも',
  perft: '置き方の列を数え上げます',
  percent: '指定した段をすべて消せる（パーフェクトクリア）ツモの割合を求めます',
  'percent --queue':
    "solution-finderの書き方のツモ：I,*p4はIのあと7種から4つ、[IOT]p2はこの中から2つ、*!は7種すべて。';'で並べられます",
  path: '指定した段をすべて消す（パーフェクトクリア）手順と、それぞれに使えるツモの数を挙げます',
  'path --queue':
    "solution-finderの書き方のツモ：I,*p4はIのあと7種から4つ、[IOT]p2はこの中から2つ、*!は7種すべて。';'で並べられます",
  'path --minimal': '使えるツモがほかの手順にすべて含まれる手順を省きます',
  '--lines': '消す段の数（すべて消します）',
  '--no-hold': 'HOLDを使わず、ツモの順に置きます',
  '--drops': 'まっすぐ落とすだけ（ソフトドロップやすべり込みなし）',
  tile: '印のあるマスをミノで覆う方法を、すべて挙げます',
  puzzles: 'Tスピンの問題：決まった数のミノで、Tスピンができるようにします',
  review: 'ゲームのすべての手を評価し、いちばん痛かった手を挙げます',
  'review game': "記録したゲーム、テト譜、Tetris Bot Protocolのログ。'-'なら標準入力",
  'review --fumen': '代わりに、ゲームをテト譜で書き出します',
  'review --link':
    'ぷよ：代わりに、puyop.comのリンクを書き出します（盤面がつながるところまで、おじゃまも含む）',
  bot: '標準入出力でTetris Bot Protocolを話す相手と遊びます',
  chain: 'ぷよ：組ぷよがあれば落とし、何が消えるかを示します',
  'chain field':
    "文字のフィールド（上の段から。R G B Y P、おじゃまはO、空きは'.'。段を'/'で区切るか、ファイル）、リンク、'-'",
  'chain --pair': '先に落とす組ぷよ（軸が先。例：RG）',
  'chain --column': '軸の列（左端が1）',
  'chain --direction': '軸から見た、もう一方の向き',
  'chain --rules': 'thesisには隠れた段がありません',
  '--game': 'どちらのゲームか',
  '--evaluator': '置き場の評価方法',
  '--rules': 'ぷよ：使うルール',
  '--skill': 'drops：回して動かして落とす、slides：かぶさりの下へのすべり込みも、spins：そこでの回転も',
  '--misdrops': '操作ミスの多さ。ミスしても困らない場所を重んじます',
  '--bot': 'ほかのボットに聞きます（Tetris Bot Protocolを話すプログラム）',
  '--json': '標準出力にJSONを1つだけ書きます',
  '--version': 'バージョンを1行で表示します',
  '--help': 'この説明を表示します',
  help: 'コマンドの説明を表示します',
};

/** The headings of help. */
export const titlesJa: Readonly<Record<string, string>> = {
  'Usage:': '使い方：',
  'Arguments:': '引数：',
  'Options:': 'オプション：',
  'Commands:': 'コマンド：',
};
